-- History of list prices. The first row of a product has its price when this table was created, dated with the creation
-- of the product.
create table product_prices (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products (id) on delete cascade,
  price numeric(12, 2) not null,
  at timestamptz not null default now(),
  by uuid references users (id)
);
create index product_prices_product on product_prices (product_id, at desc);
insert into product_prices (product_id, price, at) select id, base_price, created_at from products;

-- Names that differ only by accents or case are the same name to people.
create unique index products_folded_code on products (fold(code));
create unique index zones_folded_name on zones (fold(name));
create unique index localities_folded_name on localities (state_id, fold(municipality), fold(name));
create unique index production_types_folded_name on production_types (fold(name));

-- For lookups by these columns, such as whether a record is used before it is deleted, and for the list of parameter
-- changes.
create index zone_states_state on zone_states (state_id);
create index user_zones_zone on user_zones (zone_id);
create index partner_zones_zone on partner_zones (zone_id);
create index partners_locality on partners (locality_id);
create index clients_production_type on clients (production_type_id);
create index simulator_param_changes_at on simulator_param_changes (at desc, id);
