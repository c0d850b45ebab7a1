-- What a consultant, or a zone, is to sell in a season (Metas): of one product, or of all when `product_id` is null. In
-- bags, in MXN with tax, or both.
create table targets (
  id uuid primary key default gen_random_uuid(),
  season_id uuid not null references seasons (id),
  consultant_id uuid references users (id),
  zone_id uuid references zones (id),
  product_id uuid references products (id),
  bags integer check (bags >= 0),
  total numeric(12, 2) check (total >= 0),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  check (num_nonnulls(consultant_id, zone_id) = 1),
  check (num_nonnulls(bags, total) > 0),
  constraint targets_key unique nulls not distinct (season_id, consultant_id, zone_id, product_id)
);
