-- Since when the push service of a device has taken no message; null while it takes them. Such devices wait in a line of
-- their own, so that they do not delay others, and only the first failure is logged.
alter table push_subscriptions add column failing_since timestamptz;
