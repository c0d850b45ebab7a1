-- Bags of each product, by season and distributor.

create table inventories (
  id uuid primary key default gen_random_uuid(),
  season_id uuid not null references seasons (id),
  product_id uuid not null references products (id),
  distributor_id uuid not null references partners (id),
  initial integer not null check (initial >= 0),
  adjustments integer not null default 0,
  committed integer not null default 0 check (committed >= 0),
  sold integer not null default 0 check (sold >= 0),
  available integer not null generated always as (initial + adjustments - committed - sold) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  unique (season_id, distributor_id, product_id),
  check (initial + adjustments - committed - sold >= 0)
);
create index inventories_product on inventories (product_id);
create index inventories_distributor on inventories (distributor_id);
create index inventories_available on inventories (available, id);

-- The ledger: one row for each change of an inventory. Its sums are the inventory's figures. `at` is the time of writing
-- while the inventory is locked, not the begin of the transaction: otherwise the ledger would seem to go below zero.
create table stock_movements (
  id uuid primary key default gen_random_uuid(),
  inventory_id uuid not null references inventories (id),
  event text not null,
  initial integer not null default 0,
  adjustment integer not null default 0,
  committed integer not null default 0,
  sold integer not null default 0,
  sale_id uuid references sales (id),
  voucher_id uuid references vouchers (id),
  reason text,
  at timestamptz not null default clock_timestamp(),
  by uuid
);
create index stock_movements_inventory on stock_movements (inventory_id, at);
create index stock_movements_sale on stock_movements (sale_id);
create index stock_movements_voucher on stock_movements (voucher_id);
