-- Adds the missing first price of products: demo data was at first loaded without a price history.
insert into product_prices (product_id, price, at)
select id, base_price, created_at from products p where not exists (select from product_prices h where h.product_id = p.id);
