"""The twelve buildings. Using one is never compulsory (santiago.broker.use-optional)."""
