-- What the instances of the server share besides records of people.

-- Responses to writes, by the key that the client sends with each attempt. Type json, not jsonb: a repeated request gets
-- exactly the stored response, with its fields in their order.
create table idempotency_keys (
  user_id uuid not null references users (id) on delete cascade,
  key uuid not null,
  request_hash text not null,
  answer json,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);

-- Transaction ids, such as `notifications.tx`, mean something in one cluster of PostgreSQL only. The epoch changes when
-- this database was restored from a dump of another cluster (api/src/core/db/migration/renewEpoch.ts).
create table database_epoch (
  id boolean primary key default true check (id),
  epoch uuid not null default gen_random_uuid(),
  system_identifier text not null
);
insert into database_epoch (system_identifier) select system_identifier::text from pg_control_system();

-- The readiness check updates this row to find out whether the database accepts writes: the disk may be full, or the
-- server a read-only replica.
create table write_probe (
  id boolean primary key default true check (id),
  at timestamptz not null default now()
);
insert into write_probe default values;
