-- What is sold, when, at which price, and how much of it is to be sold.

create table products (
  id uuid primary key default gen_random_uuid(),
  code text not null unique,
  name text not null,
  crop text not null check (crop in ('MAIZ', 'SORGO')),
  use text not null check (use in ('SILO', 'GRANO', 'DOBLE')),
  environment text not null default '',
  packaging text not null check (packaging in ('SEMILLAS', 'KG')),
  seeds_per_bag integer,
  kg_per_bag numeric(8, 2),
  kg_per_ha numeric(8, 2),
  density_plants_ha integer check (density_plants_ha between 30000 and 120000),
  yield_mv numeric(6, 2) not null check (yield_mv between 10 and 120),
  dry_matter numeric(5, 4) not null check (dry_matter between 0.20 and 0.45),
  base_price numeric(12, 2) not null check (base_price > 0),
  max_discount numeric(5, 4) not null default 0 check (max_discount between 0 and 0.20),
  tax_rate numeric(5, 4) not null default 0 check (tax_rate in (0, 0.16)),
  seed_category text not null default '',
  treatment text not null default '',
  enabled boolean not null default true,
  search_text text not null generated always as (fold(code || ' ' || name || ' ' || environment)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  check (case packaging when 'KG' then kg_per_bag > 0 and kg_per_ha > 0 else seeds_per_bag > 0 and density_plants_ha > 0 end)
);
create unique index products_folded_code on products (fold(code));

create table seasons (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  start_date date not null,
  end_date date not null check (end_date > start_date),
  is_open boolean not null default false,
  is_voucher_open boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid
);
create unique index seasons_folded_name on seasons (fold(name));

-- List prices and their history: of a season, a zone, or a season within a zone; without both a price is the general
-- one. The general price in force is in `products`, too. A list price of null takes the product out of its list.
create table product_prices (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products (id) on delete cascade,
  price numeric(12, 2),
  at timestamptz not null default now(),
  by uuid references users (id),
  -- The first day of the price. A price with a later day is planned: the job `prices` writes it to the product that day.
  valid_from date not null default (now() at time zone 'America/Mexico_City')::date,
  season_id uuid references seasons (id),
  zone_id uuid references zones (id),
  constraint product_prices_general_price check (price is not null or season_id is not null or zone_id is not null)
);
create index product_prices_product on product_prices (product_id, valid_from desc, at desc);
create index product_prices_in_lists on product_prices (product_id, season_id, zone_id, valid_from desc, at desc)
  where season_id is not null or zone_id is not null;
create index product_prices_season on product_prices (season_id) where season_id is not null;
create index product_prices_zone on product_prices (zone_id) where zone_id is not null;

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
