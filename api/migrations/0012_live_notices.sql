-- In which transaction a notice was written: a reader says up to which snapshot it has read, and what a later snapshot
-- sees and that one did not is new. Nothing is missed when transactions end in another order than they began.
alter table notifications add column tx xid8 not null default pg_current_xact_id();
