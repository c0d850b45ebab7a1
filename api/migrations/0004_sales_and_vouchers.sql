-- DKbonos (vouchers), sales, their lines, payments and history.

create table folio_counters (
  kind text not null,
  year integer not null,
  last integer not null,
  primary key (kind, year)
);

-- Lists find three or more digits anywhere in the number of a folio by an index of all its groups of three digits.
-- It needs no extension: PostgreSQL itself has GIN indexes of arrays. The end of a number leaves shorter texts in the
-- array, which nothing searches for. A function of one expression, so that a new document does not call it.
create function digit_groups(number text) returns text[] language sql immutable parallel safe as $$
  select array[substr(number, 1, 3), substr(number, 2, 3), substr(number, 3, 3), substr(number, 4, 3),
    substr(number, 5, 3), substr(number, 6, 3)]
$$;

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
  -- Sums of the lines, so that a list reads one row per document; in `sales`, too.
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
create index vouchers_folio_digits on vouchers using gin (digit_groups(split_part(folio, '-', 3)));
-- The outstanding DKbonos of a season by expiry.
create index vouchers_outstanding on vouchers (season_id, expires_at) include (balance, consultant_id, customer_id)
  where balance > 0 and status in ('ABIERTO', 'CON_ABONOS', 'VENCIDO');

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

-- Expiry reminders already sent, one for each DKbono, expiry date and stage. `days` is the stage: how many days before
-- the expiry the reminder is due.
create table voucher_reminders (
  voucher_id uuid not null references vouchers (id) on delete cascade,
  expires_at date not null,
  days integer not null,
  primary key (voucher_id, expires_at, days)
);

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
  updated_by uuid,
  -- Hash of those rows of the spreadsheet: importing them again changes nothing, even after the sale was edited.
  external_digest text
);
-- A deleted sale is out of every list, so it is out of the indexes that lists read and count by. With `status` in
-- them, counting reads the index only.
create index sales_date on sales (date desc, id desc) where status <> 'ELIMINADA';
create index sales_consultant on sales (consultant_id, status, date desc, id desc) where status <> 'ELIMINADA';
create index sales_consultant_date on sales (consultant_id, date desc, id desc) where status <> 'ELIMINADA';
create index sales_customer on sales (customer_id, date desc, id desc) include (status) where status <> 'ELIMINADA';
create index sales_season on sales (season_id, date desc, id desc) include (status) where status <> 'ELIMINADA';
create index sales_distributor on sales (distributor_id, date desc, id desc) include (status) where status <> 'ELIMINADA';
create index sales_status on sales (status, date desc, id desc) where status <> 'ELIMINADA';
create index sales_total on sales (total desc, id desc) where status <> 'ELIMINADA';
create index sales_folio_digits on sales using gin (digit_groups(split_part(folio, '-', 3))) where status <> 'ELIMINADA';
-- Only converted DKbonos have a sale, and only imported sales have an external reference: without the rows that have
-- neither, these indexes are small, and a new sale writes two entries less.
create unique index sales_voucher on sales (voucher_id) where voucher_id is not null and status <> 'ELIMINADA';
create unique index sales_external on sales (distributor_id, external_reference)
  where external_reference is not null and status <> 'ELIMINADA';

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

-- Events of a sale or DKbono, shown on its page. The default of `at` is not now(), the begin of the transaction: one
-- that waited for another one's lock would get the earlier time. The document is locked while its event is written, so
-- the time of writing gives their order.
create table document_history (
  id uuid primary key default gen_random_uuid(),
  sale_id uuid references sales (id) on delete cascade,
  voucher_id uuid references vouchers (id) on delete cascade,
  action text not null,
  note text,
  changes jsonb not null default '[]',
  at timestamptz not null default clock_timestamp(),
  by uuid references users (id),
  check (num_nonnulls(sale_id, voucher_id) = 1)
);
create index document_history_sale on document_history (sale_id, at);
create index document_history_voucher on document_history (voucher_id, at);
create index document_history_at on document_history (at desc, id desc);

-- Progress of each import, so that every instance can report it. It is written outside the transaction of the import.
create table import_runs (
  user_id uuid not null references users (id) on delete cascade,
  -- The request's Idempotency-Key.
  id uuid not null,
  file_name text not null,
  dry_run boolean not null,
  stage text not null check (stage in ('RECEIVED', 'READING', 'CHECKING', 'WRITING', 'DONE', 'REFUSED')),
  done integer not null default 0,
  total integer not null default 0,
  started_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index import_runs_started on import_runs (started_at);
