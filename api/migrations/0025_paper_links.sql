-- Links with which customers open one paper without an account. The token is derived from the id with a key of the
-- server, and stored as a hash, so that a copy of this table opens nothing.
create table paper_links (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique,
  kind text not null check (kind in ('sale', 'voucher', 'receipt', 'statement', 'simulation')),
  -- The sale, DKbono, payment, customer (of a statement) or simulation.
  record_id uuid not null,
  -- The period of a statement: a season, or from one day to another.
  season_id uuid references seasons (id),
  from_date date,
  to_date date,
  created_by uuid not null references users (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by uuid references users (id),
  first_opened_at timestamptz,
  last_opened_at timestamptz,
  open_count integer not null default 0
);
create index paper_links_record on paper_links (record_id, created_at desc);
create index paper_links_expires on paper_links (expires_at);
