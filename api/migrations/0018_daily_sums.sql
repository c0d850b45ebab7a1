-- Sums of sales and DKbonos by day, so that panels and lists show exact figures of many documents at once.

-- A database that was migrated before has the tables and triggers that 0006_sales_sums.sql made.
drop table if exists sale_sums, voucher_sums, sale_product_sums, sale_customer_sums;
drop function if exists sales_insert_summed(), sales_update_summed(), sales_delete_summed(), vouchers_insert_summed(),
  vouchers_update_summed(), vouchers_delete_summed(), sale_lines_insert_summed(), sale_lines_update_summed(),
  sale_lines_delete_summed(), sales_insert_summed_further(), sales_update_summed_further(), sales_delete_summed_further(),
  client_moved(), client_moved_further(), locality_moved(), locality_moved_further(), sale_lines_deleted(),
  sum_season_weeks(uuid), season_start_moved(), lock_seasons_of_client() cascade;

-- A document has the zone and the state of its customer, so that row scope, filters and sums read no other table.
alter table sales add column zone_id uuid, add column state_id text;
alter table vouchers add column zone_id uuid, add column state_id text;
update sales s set zone_id = l.zone_id, state_id = c.state_id
from clients c join localities l on l.id = c.locality_id where c.id = s.customer_id;
update vouchers s set zone_id = l.zone_id, state_id = c.state_id
from clients c join localities l on l.id = c.locality_id where c.id = s.customer_id;
alter table sales alter column zone_id set not null, alter column state_id set not null;
alter table vouchers alter column zone_id set not null, alter column state_id set not null;

create function place_document() returns trigger language plpgsql as $$
declare
  customer clients;
begin
  -- Locks the customer, so that it does not move until the document is committed.
  select * into customer from clients c where c.id = new.customer_id for share;
  new.state_id := customer.state_id;
  new.zone_id := (select l.zone_id from localities l where l.id = customer.locality_id);
  return new;
end $$;
create trigger place before insert or update of customer_id on sales for each row execute function place_document();
create trigger place before insert or update of customer_id on vouchers for each row execute function place_document();

-- The documents of a customer move with it. Both localities are locked, so that neither changes its zone meanwhile.
create function move_documents_of_client() returns trigger language plpgsql as $$
declare
  zone uuid;
begin
  perform from localities l where l.id in (old.locality_id, new.locality_id) order by l.id for share;
  zone := (select l.zone_id from localities l where l.id = new.locality_id);
  update sales s set zone_id = zone, state_id = new.state_id
  where s.customer_id = new.id and (s.zone_id, s.state_id) is distinct from (zone, new.state_id);
  update vouchers s set zone_id = zone, state_id = new.state_id
  where s.customer_id = new.id and (s.zone_id, s.state_id) is distinct from (zone, new.state_id);
  return null;
end $$;
create trigger move_documents after update of state_id, locality_id on clients for each row
  when (old.state_id <> new.state_id or old.locality_id <> new.locality_id) execute function move_documents_of_client();

-- A locality rarely changes its zone, so this may lock both tables: it waits for running writes of documents, and later
-- ones wait for it.
create function move_documents_of_locality() returns trigger language plpgsql as $$
begin
  lock table sales, vouchers in share row exclusive mode;
  update sales s set zone_id = new.zone_id from clients c where c.id = s.customer_id and c.locality_id = new.id;
  update vouchers s set zone_id = new.zone_id from clients c where c.id = s.customer_id and c.locality_id = new.id;
  return null;
end $$;
create trigger move_documents after update of zone_id on localities for each row
  when (old.zone_id <> new.zone_id) execute function move_documents_of_locality();

-- Sums of the sales that are not deleted, of the DKbonos, and of the lines of these sales by product: of each day, and of
-- all days where the date is null, because most readers ask for a whole season. Sums of the sales of a customer are of
-- all days only; those of a zone have few rows, whatever the number of sales. What a kind does not tell apart is null.
-- `total` includes tax. The consultant is part of most keys, so that writers of different consultants seldom wait for
-- each other.
create table daily_sums (
  kind text not null check (kind in ('sale', 'voucher', 'line', 'customer', 'zone')),
  season_id uuid not null,
  date date,
  consultant_id uuid,
  distributor_id uuid,
  zone_id uuid not null,
  state_id text,
  status text,
  product_id uuid,
  customer_id uuid,
  count integer not null,
  bags bigint not null,
  hectares numeric(20, 2) not null,
  subtotal numeric(20, 2) not null,
  tax numeric(20, 2) not null,
  total numeric(20, 2) not null,
  paid numeric(20, 2) not null,
  unique nulls not distinct
    (kind, season_id, date, consultant_id, distributor_id, zone_id, state_id, status, product_id, customer_id)
) with (fillfactor = 80);
create index daily_sums_consultant on daily_sums (consultant_id, kind, date);

-- The query of the sums, of all rows or of those that a statement has changed: each argument is what stands after
-- `from`, with a column `sign` (1 or -1), sales and DKbonos as `s`, lines as `x`; null for none.
create function daily_sums_query(sales text, lines text, vouchers text) returns text language sql immutable as $query$
  select $select$
    select kind, season_id, date, consultant_id, distributor_id, zone_id, state_id, status, product_id, customer_id,
      sum(sign)::integer as count, sum(sign * bags)::bigint as bags, sum(sign * hectares)::numeric(20, 2) as hectares,
      sum(sign * subtotal)::numeric(20, 2) as subtotal, sum(sign * tax)::numeric(20, 2) as tax,
      sum(sign * total)::numeric(20, 2) as total, sum(sign * paid)::numeric(20, 2) as paid
    from ($select$ || concat_ws(' union all ',
      $sales$select 'sale', s.season_id, s.date, s.consultant_id, s.distributor_id, s.zone_id, s.state_id, s.status,
        null::uuid, null::uuid, sign, s.bags, s.hectares, s.subtotal, s.tax, s.total, 0 as paid
        from $sales$ || sales || $where$ where s.status <> 'ELIMINADA'$where$,
      $customers$select 'customer', s.season_id, null::date, s.consultant_id, s.distributor_id, s.zone_id, null::text, null::text,
        null::uuid, s.customer_id, sign, s.bags, s.hectares, s.subtotal, s.tax, s.total, 0
        from $customers$ || sales || $where$ where s.status <> 'ELIMINADA'$where$,
      $zones$select 'zone', s.season_id, s.date, null::uuid, null::uuid, s.zone_id, null::text, null::text,
        null::uuid, null::uuid, sign, s.bags, s.hectares, s.subtotal, s.tax, s.total, 0
        from $zones$ || sales || $where$ where s.status <> 'ELIMINADA'$where$,
      $lines$select 'line', s.season_id, s.date, s.consultant_id, s.distributor_id, s.zone_id, null::text, null::text,
        x.product_id, null::uuid, sign, x.quantity, x.hectares, x.total, round(x.total * x.tax_rate, 2),
        x.total + round(x.total * x.tax_rate, 2), 0
        from $lines$ || lines || $where$ where s.status <> 'ELIMINADA'$where$,
      $vouchers$select 'voucher', s.season_id, s.date, s.consultant_id, s.distributor_id, s.zone_id, s.state_id, s.status,
        null::uuid, null::uuid, sign, s.bags, s.hectares, s.subtotal, s.tax, s.total, s.paid
        from $vouchers$ || vouchers) || $group$) r (kind, season_id, date, consultant_id, distributor_id, zone_id,
        state_id, status, product_id, customer_id, sign, bags, hectares, subtotal, tax, total, paid)
    group by kind, season_id, consultant_id, distributor_id, zone_id, state_id, status, product_id, customer_id,
      grouping sets ((date), ())
    having (date is not null or grouping(date) = 1) and (sum(sign), sum(sign * bags), sum(sign * hectares),
      sum(sign * subtotal), sum(sign * tax), sum(sign * total), sum(sign * paid)) <> (0, 0, 0, 0, 0, 0, 0)
    -- Two statements lock the same rows in the same order.
    order by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10$group$
$query$;

-- The sums of a season as its rows have them.
create function daily_sums_of_rows(season uuid) returns setof daily_sums language plpgsql stable as $$
declare
  sales text := format('(select 1 as sign, s.* from sales s where s.season_id = %L) s', season);
begin
  return query execute daily_sums_query(sales, 'sale_lines x join ' || sales || ' on s.id = x.sale_id',
    format('(select 1 as sign, s.* from vouchers s where s.season_id = %L) s', season));
end $$;

-- Adds what a statement has changed, once per statement, so that an import pays once.
create function update_daily_sums() returns trigger language plpgsql as $$
declare
  changed text := '(' || concat_ws(' union all ',
    case when tg_op <> 'INSERT' then 'select -1 as sign, o.* from old_rows o' end,
    case when tg_op <> 'DELETE' then 'select 1 as sign, n.* from new_rows n' end) || ')';
begin
  execute 'insert into daily_sums as stored ' || case tg_table_name
    when 'vouchers' then daily_sums_query(null, null, changed || ' s')
    when 'sale_lines' then daily_sums_query(null, changed || ' x join sales s on s.id = x.sale_id', null)
    -- The lines of a new sale are written after it, those of a deleted one before.
    else daily_sums_query(changed || ' s',
      case when tg_op = 'UPDATE' then 'sale_lines x join ' || changed || ' s on s.id = x.sale_id' end, null) end || $conflict$
    on conflict
      (kind, season_id, date, consultant_id, distributor_id, zone_id, state_id, status, product_id, customer_id)
    do update set count = stored.count + excluded.count, bags = stored.bags + excluded.bags,
      hectares = stored.hectares + excluded.hectares, subtotal = stored.subtotal + excluded.subtotal,
      tax = stored.tax + excluded.tax, total = stored.total + excluded.total, paid = stored.paid + excluded.paid$conflict$;
  return null;
end $$;

-- A deleted row of `sales` takes its lines along, and their sums need the sale.
create function delete_lines_of_sale() returns trigger language plpgsql as $$
begin
  delete from sale_lines where sale_id = old.id;
  return old;
end $$;
create trigger delete_lines before delete on sales for each row execute function delete_lines_of_sale();

do $$
declare
  name text;
begin
  foreach name in array array['sales', 'sale_lines', 'vouchers'] loop
    execute format('create trigger sum_inserted after insert on %I referencing new table as new_rows
      for each statement execute function update_daily_sums()', name);
    execute format('create trigger sum_updated after update on %I referencing old table as old_rows
      new table as new_rows for each statement execute function update_daily_sums()', name);
    execute format('create trigger sum_deleted after delete on %I referencing old table as old_rows
      for each statement execute function update_daily_sums()', name);
  end loop;
end $$;

insert into daily_sums select r.* from seasons t cross join daily_sums_of_rows(t.id) r;
