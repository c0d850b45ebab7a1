-- One row that the readiness check updates, to learn whether the database accepts writes (full disk, read-only replica).
create table write_probe (
  id boolean primary key default true check (id),
  at timestamptz not null default now()
);
insert into write_probe default values;
