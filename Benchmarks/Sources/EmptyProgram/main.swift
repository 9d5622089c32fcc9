// Nothing: what starting any Swift program costs here.
