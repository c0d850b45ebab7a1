-- Demo data loaded before prices were kept has products without a first price.
insert into product_prices (product_id, price, at)
select id, base_price, created_at from products p where not exists (select from product_prices h where h.product_id = p.id);
