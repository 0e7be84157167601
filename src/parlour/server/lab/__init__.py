"""The lab on the network: studies people ask for, one queue, one process."""
