-- Since when the push service of a device has taken no message; null while it takes them. Only the first failure is
-- logged.
alter table push_subscriptions add column failing_since timestamptz;
