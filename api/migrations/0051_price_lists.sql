-- Prices of a season, a zone, or a season within a zone; without both a price is the general one. A list price of null
-- takes the product out of its list, from `valid_from` on.
alter table product_prices
  add column season_id uuid references seasons (id),
  add column zone_id uuid references zones (id),
  alter column price drop not null,
  add constraint product_prices_general_price check (price is not null or season_id is not null or zone_id is not null);

create index product_prices_in_lists on product_prices (product_id, season_id, zone_id, valid_from desc, at desc)
  where season_id is not null or zone_id is not null;
create index product_prices_season on product_prices (season_id) where season_id is not null;
create index product_prices_zone on product_prices (zone_id) where zone_id is not null;
