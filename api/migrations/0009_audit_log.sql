-- The audit log only grows, and a chain of hashes over its entries shows whether someone has changed it.

-- `at` is the time of writing, not the begin of the transaction: the record of an entry is locked meanwhile.
create table audit_log (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default clock_timestamp(),
  user_id uuid references users (id),
  action text not null,
  entity text not null,
  entity_id uuid,
  before jsonb,
  after jsonb
);
create index audit_log_at on audit_log (at desc, id);
create index audit_log_entity on audit_log (entity, entity_id, at desc);
create index audit_log_user on audit_log (user_id, at desc);
create index audit_log_action on audit_log (action, at desc);

-- Entries that are not in the chain yet. The trigger below adds them in the transaction that writes the entry.
create table audit_unsealed (
  at timestamptz not null,
  entry_id uuid not null,
  primary key (at, entry_id)
);

-- One row per entry, in the order in which they were sealed. Each hash covers the entry and the hash before it.
create table audit_chain (
  position bigint primary key,
  entry_id uuid not null unique,
  hash bytea not null
);

-- The hash of an entry after another one. Columns without a value are omitted, so that a column added later does not
-- change the hashes of old entries. The time zone decides how to_jsonb writes a time.
create function hash_audit_entry(previous bytea, entry audit_log) returns bytea
language sql stable
set search_path = pg_catalog, public, pg_temp
set timezone = 'UTC'
as $$
  select sha256(previous || convert_to(
    (select jsonb_object_agg(key, value)::text from jsonb_each(to_jsonb(entry)) where value <> 'null'), 'UTF8'))
$$;

create function queue_audit_entries() returns trigger
language plpgsql security definer
set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into audit_unsealed (at, entry_id) select at, id from added;
  return null;
end
$$;
create trigger queue_for_seal after insert on audit_log
  referencing new table as added for each statement execute function queue_audit_entries();

-- Adds up to max_entries committed entries to the chain, oldest first. While one caller does this, others return 0 at
-- once.
create function seal_audit_entries(max_entries integer) returns integer
language plpgsql security definer
set search_path = pg_catalog, public, pg_temp
as $$
declare
  waiting audit_unsealed;
  entry audit_log;
  last_position bigint;
  last_hash bytea;
  sealed integer := 0;
begin
  if not pg_try_advisory_xact_lock(7283471) then
    return 0;
  end if;
  select position, hash into last_position, last_hash from audit_chain order by position desc limit 1;
  last_position := coalesce(last_position, 0);
  last_hash := coalesce(last_hash, '');
  for waiting in select * from audit_unsealed order by at, entry_id limit max_entries loop
    select * into strict entry from audit_log where id = waiting.entry_id;
    last_position := last_position + 1;
    last_hash := hash_audit_entry(last_hash, entry);
    insert into audit_chain (position, entry_id, hash) values (last_position, entry.id, last_hash);
    delete from audit_unsealed where at = waiting.at and entry_id = waiting.entry_id;
    sealed := sealed + 1;
  end loop;
  return sealed;
end
$$;

-- Rejects every change of the log and the chain except that of delete_audit_before. If the application runs as the owner
-- of the tables, this protects against mistakes only; if it runs as another role, its privileges forbid the change too.
create function refuse_audit_change() returns trigger
language plpgsql
set search_path = pg_catalog, public, pg_temp
as $$
begin
  if tg_op = 'DELETE' and current_setting('surco.audit_retention', true) = 'on' then
    return old;
  end if;
  raise exception 'The table % only grows: % is refused.', tg_table_name, tg_op
    using errcode = 'insufficient_privilege', hint = 'Old entries are deleted by delete_audit_before(date).';
end
$$;
create trigger refuse_change before update or delete on audit_log
  for each row execute function refuse_audit_change();
create trigger refuse_truncate before truncate on audit_log
  for each statement execute function refuse_audit_change();
create trigger refuse_change before update or delete on audit_chain
  for each row execute function refuse_audit_change();
create trigger refuse_truncate before truncate on audit_chain
  for each statement execute function refuse_audit_change();

-- Deletes the sealed entries before the day and returns their number. The day must be as long ago as the tax code
-- requires (the minimum of the parameter retention.audit): an intruder with the role of the application cannot delete
-- more. The last deleted entry keeps its row in the chain as the anchor that the next one follows, and an entry of the
-- log records the deletion.
create function delete_audit_before(day date) returns integer
language plpgsql security definer
set search_path = pg_catalog, public, pg_temp
as $$
declare
  anchor audit_chain;
  deleted integer;
begin
  if day is null or day > current_date - 2314 then
    raise exception 'Audit entries are stored for 2314 days at least: % is too recent.', day
      using errcode = 'insufficient_privilege';
  end if;
  perform pg_advisory_xact_lock(7283471);
  -- The entries to delete are the beginning of the chain: up to, not including, the first one that is recent enough.
  select c.* into anchor from audit_chain c
    where c.position < coalesce(
      (select min(newer.position) from audit_chain newer join audit_log a on a.id = newer.entry_id where a.at >= day),
      (select max(position) + 1 from audit_chain))
    order by c.position desc limit 1;
  perform set_config('surco.audit_retention', 'on', true);
  delete from audit_log a using audit_chain c where c.entry_id = a.id and c.position <= anchor.position;
  get diagnostics deleted = row_count;
  delete from audit_chain where position < anchor.position;
  perform set_config('surco.audit_retention', 'off', true);
  if deleted > 0 then
    insert into audit_log (action, entity, after) values ('PURGE', 'audit', jsonb_build_object(
      'before', day, 'entries', deleted, 'position', anchor.position, 'hash', encode(anchor.hash, 'hex')));
  end if;
  return deleted;
end
$$;

revoke execute on function seal_audit_entries(integer), delete_audit_before(date), queue_audit_entries() from public;
