-- The transaction that wrote a notification. A reader stores the snapshot up to which it has read: notifications of
-- transactions that this snapshot does not see are new to it. So none is missed when transactions commit in another
-- order than they began.
alter table notifications add column tx xid8 not null default pg_current_xact_id();
