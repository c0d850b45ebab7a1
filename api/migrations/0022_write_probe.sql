-- The readiness check updates this row to find out whether the database accepts writes: the disk may be full, or the
-- server a read-only replica.
create table write_probe (
  id boolean primary key default true check (id),
  at timestamptz not null default now()
);
insert into write_probe default values;
