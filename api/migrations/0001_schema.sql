-- The first tables of the product: locations, partners, users, customers, products, stock, DKbonos, sales and messages.
-- Plain SQL without extensions, so that any PostgreSQL server can run it: a primary with standbys, no distributed
-- database. Records that users edit store who created and changed them, when, and a version: a change that is based on
-- an older version is rejected.

-- Searching ignores case and accents. Immutable, so that it may feed stored columns and indexes.
create function fold(value text) returns text language sql immutable parallel safe as $$
  select translate(lower(value), 'áàäâãéèëêíìïîóòöôõúùüûñç', 'aaaaaeeeeiiiiooooouuuunc')
$$;

create table states (
  id text primary key check (id ~ '^\d{2}$'),
  name text not null unique
);

create table zones (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid
);

create table zone_states (
  zone_id uuid not null references zones (id) on delete cascade,
  state_id text not null references states (id),
  primary key (zone_id, state_id)
);

create table localities (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  municipality text not null,
  state_id text not null references states (id),
  zone_id uuid not null references zones (id),
  search_text text not null generated always as (fold(name || ' ' || municipality)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  unique (state_id, municipality, name)
);
create index localities_zone on localities (zone_id);

create table partners (
  id uuid primary key default gen_random_uuid(),
  type text not null check (type in ('DISTRIBUTOR', 'SILAGE_VENDOR', 'SILAGE_PRODUCER')),
  name text not null,
  rfc text,
  contact text,
  phone text,
  locality_id uuid references localities (id),
  status text not null default 'ACTIVO' check (status in ('ACTIVO', 'INACTIVO')),
  tonnes_available numeric(12, 2) check (tonnes_available >= 0),
  price_per_tonne numeric(12, 2) check (price_per_tonne >= 0),
  search_text text not null generated always as
    (fold(name || ' ' || coalesce(rfc, '') || ' ' || coalesce(contact, '') || ' ' || coalesce(phone, ''))) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid
);
create unique index partners_name on partners (type, fold(name));

create table partner_zones (
  partner_id uuid not null references partners (id) on delete cascade,
  zone_id uuid not null references zones (id),
  primary key (partner_id, zone_id)
);

create table users (
  id uuid primary key default gen_random_uuid(),
  first_name text not null,
  last_name text not null,
  email text,
  phone text,
  role text not null check (role in ('Admin', 'Coordinator', 'Supervisor', 'Consultant', 'Farmer')),
  status text not null default 'PENDIENTE' check (status in ('PENDIENTE', 'ACTIVO', 'RECHAZADO', 'INACTIVO')),
  status_reason text,
  distributor_id uuid references partners (id),
  -- argon2id; null until the person has set one.
  password_hash text,
  -- The argon2id hash of a farmer's client key, and its last four characters, which may be shown.
  client_key_hash text,
  client_key_hint text,
  -- Id of the directory account that signs in as this user; set when it signs in for the first time.
  directory_oid text unique,
  tos_version text,
  tos_accepted_at timestamptz,
  search_text text not null generated always as
    (fold(first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid
);
create unique index users_email on users (lower(email));
create unique index users_client_phone on users (phone) where client_key_hash is not null;
create index users_list on users (role, status);

create table user_zones (
  user_id uuid not null references users (id) on delete cascade,
  zone_id uuid not null references zones (id),
  primary key (user_id, zone_id)
);

create table production_types (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  default_intake_kg numeric(6, 2) not null check (default_intake_kg between 1 and 50),
  default_days integer not null check (default_days between 1 and 365),
  milk_kg_per_tonne_dm numeric(8, 2) check (milk_kg_per_tonne_dm > 0),
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid
);

create table clients (
  id uuid primary key default gen_random_uuid(),
  person_type text not null check (person_type in ('FISICA', 'MORAL')),
  first_name text not null,
  last_name text not null,
  business_name text check (person_type = 'FISICA' or business_name is not null),
  rfc text,
  phone text not null unique check (phone ~ '^\d{10}$'),
  email text,
  state_id text not null references states (id),
  locality_id uuid not null references localities (id),
  address text,
  postal_code text check (postal_code ~ '^\d{5}$'),
  hectares numeric(8, 2) check (hectares between 0 and 100000),
  herd_size integer check (herd_size between 0 and 100000),
  production_type_id uuid references production_types (id),
  consultant_id uuid references users (id),
  privacy_notice_accepted_at timestamptz,
  privacy_notice_version text,
  status text not null default 'PENDIENTE' check (status in ('PENDIENTE', 'ACTIVO', 'RECHAZADO', 'INACTIVO')),
  status_reason text,
  search_text text not null generated always as
    (fold(first_name || ' ' || last_name || ' ' || coalesce(business_name, '') || ' ' || coalesce(rfc, '') || ' ' || phone || ' ' || coalesce(email, ''))) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid
);
create unique index clients_rfc on clients (rfc) where rfc not in ('XAXX010101000', 'XEXX010101000');
create index clients_consultant on clients (consultant_id, status);
create index clients_locality on clients (locality_id);
create index clients_name on clients (fold(coalesce(business_name, first_name || ' ' || last_name)), id);
create index clients_created on clients (created_at, id);

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
create index inventories_available on inventories (available, id);

create table vouchers (
  id uuid primary key default gen_random_uuid(),
  folio text not null unique,
  status text not null default 'ABIERTO'
    check (status in ('ABIERTO', 'CON_ABONOS', 'LIQUIDADO', 'CONVERTIDO', 'VENCIDO', 'CANCELADO')),
  status_reason text,
  date date not null,
  expires_at date not null,
  customer_id uuid not null references clients (id),
  season_id uuid not null references seasons (id),
  distributor_id uuid not null references partners (id),
  consultant_id uuid not null references users (id),
  subtotal numeric(12, 2) not null,
  tax numeric(12, 2) not null default 0,
  total numeric(12, 2) not null check (total > 0),
  paid numeric(12, 2) not null default 0 check (paid >= 0 and paid <= total),
  balance numeric(12, 2) not null generated always as (total - paid) stored,
  bags integer not null,
  hectares numeric(12, 2) not null,
  notes text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid
);
create index vouchers_date on vouchers (date desc, id);
create index vouchers_consultant on vouchers (consultant_id, date desc);
create index vouchers_customer on vouchers (customer_id);
create index vouchers_season on vouchers (season_id, date desc);
create index vouchers_expiry on vouchers (expires_at) where status in ('ABIERTO', 'CON_ABONOS');

create table voucher_lines (
  id uuid primary key default gen_random_uuid(),
  voucher_id uuid not null references vouchers (id) on delete cascade,
  position integer not null,
  product_id uuid not null references products (id),
  quantity integer not null check (quantity between 1 and 9999),
  base_price numeric(12, 2) not null,
  discount numeric(5, 4) not null default 0 check (discount between 0 and 1),
  tax_rate numeric(5, 4) not null default 0,
  total numeric(12, 2) not null,
  hectares numeric(8, 2) not null default 0 check (hectares >= 0),
  product_yield numeric(6, 2) not null,
  lot text,
  unique (voucher_id, product_id)
);
create index voucher_lines_product on voucher_lines (product_id, voucher_id);

create table payments (
  id uuid primary key default gen_random_uuid(),
  voucher_id uuid not null references vouchers (id) on delete cascade,
  date date not null,
  amount numeric(12, 2) not null check (amount >= 0.01),
  method text not null check (method in ('01', '02', '03', '04', '28')),
  reference text,
  received_by uuid references users (id),
  created_at timestamptz not null default now(),
  created_by uuid
);
create index payments_voucher on payments (voucher_id, date);

create table sales (
  id uuid primary key default gen_random_uuid(),
  folio text not null unique,
  status text not null default 'REGISTRADA' check (status in ('REGISTRADA', 'ENTREGADA', 'ELIMINADA')),
  date date not null,
  customer_id uuid not null references clients (id),
  season_id uuid not null references seasons (id),
  distributor_id uuid not null references partners (id),
  consultant_id uuid not null references users (id),
  voucher_id uuid references vouchers (id),
  subtotal numeric(12, 2) not null,
  tax numeric(12, 2) not null default 0,
  total numeric(12, 2) not null,
  -- Sums of the lines, so that a list reads one row per sale.
  bags integer not null,
  hectares numeric(12, 2) not null,
  notes text,
  -- Reference of the sale in the spreadsheet that it was imported from; unique among the sales of a
  -- distributor that are not deleted.
  external_reference text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid
);
-- A deleted sale is out of every list, so it is out of the indexes that lists read and count by.
create index sales_date on sales (date desc, id desc) where status <> 'ELIMINADA';
create index sales_consultant on sales (consultant_id, date desc, id desc) where status <> 'ELIMINADA';
create index sales_customer on sales (customer_id, date desc, id desc) where status <> 'ELIMINADA';
create index sales_season on sales (season_id, date desc, id desc) where status <> 'ELIMINADA';
create index sales_distributor on sales (distributor_id, date desc, id desc) where status <> 'ELIMINADA';
create index sales_status on sales (status, date desc, id desc) where status <> 'ELIMINADA';
create index sales_total on sales (total desc, id desc) where status <> 'ELIMINADA';
create unique index sales_voucher on sales (voucher_id) where status <> 'ELIMINADA';
create unique index sales_external on sales (distributor_id, external_reference) where status <> 'ELIMINADA';

create table sale_lines (
  id uuid primary key default gen_random_uuid(),
  sale_id uuid not null references sales (id) on delete cascade,
  position integer not null,
  product_id uuid not null references products (id),
  quantity integer not null check (quantity between 1 and 9999),
  base_price numeric(12, 2) not null,
  discount numeric(5, 4) not null default 0 check (discount between 0 and 1),
  tax_rate numeric(5, 4) not null default 0,
  total numeric(12, 2) not null,
  hectares numeric(8, 2) not null default 0 check (hectares >= 0),
  product_yield numeric(6, 2) not null,
  lot text,
  unique (sale_id, product_id)
);
create index sale_lines_product on sale_lines (product_id, sale_id);

-- The ledger: one row for each change of an inventory. Its sums are the inventory's figures.
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
  at timestamptz not null default now(),
  by uuid
);
create index stock_movements_inventory on stock_movements (inventory_id, at);
create index stock_movements_sale on stock_movements (sale_id);
create index stock_movements_voucher on stock_movements (voucher_id);

-- Events of a sale or DKbono, shown on its page.
create table document_history (
  id uuid primary key default gen_random_uuid(),
  sale_id uuid references sales (id) on delete cascade,
  voucher_id uuid references vouchers (id) on delete cascade,
  action text not null,
  note text,
  changes jsonb not null default '[]',
  at timestamptz not null default now(),
  by uuid references users (id),
  check (num_nonnulls(sale_id, voucher_id) = 1)
);
create index document_history_sale on document_history (sale_id, at);
create index document_history_voucher on document_history (voucher_id, at);

create table audit_log (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default now(),
  user_id uuid references users (id),
  action text not null,
  entity text not null,
  entity_id uuid,
  before jsonb,
  after jsonb
);
create index audit_log_at on audit_log (at desc, id);
create index audit_log_entity on audit_log (entity, entity_id, at desc);

create table folio_counters (
  kind text not null,
  year integer not null,
  last integer not null,
  primary key (kind, year)
);

-- Changed values of the system parameters. Their labels, units, ranges and default values are in
-- shared/src/domain/parameters.ts. The table is named after the first ones, those of the simulator.
create table simulator_params (
  key text primary key,
  value numeric(14, 4) not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid
);
create table simulator_param_changes (
  id uuid primary key default gen_random_uuid(),
  key text not null,
  before numeric(14, 4),
  after numeric(14, 4) not null,
  at timestamptz not null default now(),
  by uuid
);
create index simulator_param_changes_key on simulator_param_changes (key, at desc);

create table simulations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  client_id uuid references clients (id),
  input jsonb not null,
  result jsonb not null,
  created_at timestamptz not null default now()
);
create index simulations_user on simulations (user_id, created_at desc, id);
create index simulations_client on simulations (client_id);

create table messages (
  id uuid primary key default gen_random_uuid(),
  key text not null,
  channel text not null check (channel in ('APP', 'EMAIL')),
  subject text not null default '',
  body text not null,
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  unique (key, channel)
);

create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  type text not null,
  title text not null,
  body text not null,
  link text,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index notifications_user on notifications (user_id, created_at desc, id);
create index notifications_unread on notifications (user_id) where read_at is null;

-- Only the hash of the session token is stored, so that a copy of this table opens no session.
create table sessions (
  id_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);
create index sessions_seen on sessions (last_seen_at);

create table password_resets (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_user on password_resets (user_id);

create table idempotency_keys (
  user_id uuid not null references users (id) on delete cascade,
  key uuid not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);

create table rate_hits (
  id uuid primary key default gen_random_uuid(),
  bucket text not null,
  at timestamptz not null default now()
);
create index rate_hits_bucket on rate_hits (bucket, at);
create index rate_hits_at on rate_hits (at);
