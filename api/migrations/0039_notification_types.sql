-- The same word as in `notifications.type`.
alter table push_subscriptions rename column muted_kinds to muted_types;
