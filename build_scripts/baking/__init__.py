"""For bakers that make many things: jobs, of which only those whose key has changed are done, in several processes."""
