-- A saved simulation has a name, and its name and customer can be changed later. The index lists the simulations of a
-- customer.
alter table simulations
  add column name text,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
update simulations set updated_at = created_at;

drop index simulations_client;
create index simulations_client on simulations (client_id, created_at desc, id);
