-- The first day of a price. A price with a later day is planned: the job `prices` writes it to the product on that day.
alter table product_prices
  add column valid_from date not null default (now() at time zone 'America/Mexico_City')::date;
update product_prices set valid_from = (at at time zone 'America/Mexico_City')::date;

drop index product_prices_product;
create index product_prices_product on product_prices (product_id, valid_from desc, at desc);
