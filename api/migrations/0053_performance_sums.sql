-- What was sold by product and by customer, so that the panels of a season do not add up its sales (ADR 70). Like
-- `sale_sums` (0005), triggers update these sums once per statement, in the transaction of the write. Their names sort
-- after those of 0005, which lock the customers, and so they run after them.

-- The lines of the sales that are not deleted, by day, month and year. `total` includes tax, like that of a sale.
create table sale_product_sums (
  season_id uuid not null,
  grain text not null check (grain in ('D', 'M', 'Y')),
  period date not null,
  consultant_id uuid not null,
  distributor_id uuid not null,
  zone_id uuid not null,
  product_id uuid not null,
  bags bigint not null,
  hectares numeric(20, 2) not null,
  total numeric(20, 2) not null,
  primary key (season_id, grain, period, consultant_id, distributor_id, zone_id, product_id)
) with (fillfactor = 80);

-- The sales of each customer in a season that are not deleted.
create table sale_customer_sums (
  season_id uuid not null,
  customer_id uuid not null,
  count integer not null,
  bags bigint not null,
  hectares numeric(20, 2) not null,
  total numeric(20, 2) not null,
  primary key (customer_id, season_id)
) with (fillfactor = 80);
create index sale_customer_sums_total on sale_customer_sums (season_id, total desc);

do $written$
declare
  change record;
  -- Adds the rows of the query %s: a sign (1 or -1), the season, date, consultant, distributor and zone of a sale, and
  -- the columns of its line. Rows are written in the order of the key, so that two writers do not deadlock.
  adding_products constant text := $add$
    insert into sale_product_sums as stored
      (season_id, grain, period, consultant_id, distributor_id, zone_id, product_id, bags, hectares, total)
    select x.season_id, g.grain, g.period, x.consultant_id, x.distributor_id, x.zone_id, x.product_id,
      sum(x.sign * x.quantity), sum(x.sign * x.hectares), sum(x.sign * (x.total + round(x.total * x.tax_rate, 2)))
    from (%s) x
    cross join lateral (values ('D', x.date), ('M', date_trunc('month', x.date::timestamp)::date),
      ('Y', date_trunc('year', x.date::timestamp)::date)) g (grain, period)
    group by 1, 2, 3, 4, 5, 6, 7
    having (sum(x.sign * x.quantity), sum(x.sign * x.hectares),
      sum(x.sign * (x.total + round(x.total * x.tax_rate, 2)))) <> (0, 0, 0)
    order by 1, 2, 3, 4, 5, 6, 7
    on conflict (season_id, grain, period, consultant_id, distributor_id, zone_id, product_id) do update set
      bags = stored.bags + excluded.bags, hectares = stored.hectares + excluded.hectares,
      total = stored.total + excluded.total;
  $add$;
  line_columns constant text := 'x.product_id, x.quantity, x.hectares, x.total, x.tax_rate';
  sale_columns constant text := 's.season_id, s.date, s.consultant_id, s.distributor_id';
  -- The lines of the query %s, with a sign, and their sale.
  of_lines constant text := $lines$select x.sign, $lines$ || sale_columns || ', l.zone_id, ' || line_columns || $lines$
    from (%s) x join sales s on s.id = x.sale_id join clients c on c.id = s.customer_id
    join localities l on l.id = c.locality_id where s.status <> 'ELIMINADA'$lines$;
  -- The lines of the sales of the query %s, which have a sign.
  of_sales constant text := $sales$select s.sign, $sales$ || sale_columns || ', l.zone_id, ' || line_columns || $sales$
    from (%s) s join sale_lines x on x.sale_id = s.id join clients c on c.id = s.customer_id
    join localities l on l.id = c.locality_id where s.status <> 'ELIMINADA'$sales$;
  -- Adds the sales of the query %s, which have a sign.
  adding_customers constant text := $add$
    insert into sale_customer_sums as stored (season_id, customer_id, count, bags, hectares, total)
    select s.season_id, s.customer_id, sum(s.sign), sum(s.sign * s.bags), sum(s.sign * s.hectares), sum(s.sign * s.total)
    from (%s) s where s.status <> 'ELIMINADA'
    group by 1, 2
    having (sum(s.sign), sum(s.sign * s.bags), sum(s.sign * s.hectares), sum(s.sign * s.total)) <> (0, 0, 0, 0)
    order by 2, 1
    on conflict (customer_id, season_id) do update set
      count = stored.count + excluded.count, bags = stored.bags + excluded.bags,
      hectares = stored.hectares + excluded.hectares, total = stored.total + excluded.total;
  $add$;
  -- The lines of a sale do not change with its status, notes or folio: the sums of most updates stay the same.
  changed constant text := $changed$o.id = n.id and (o.season_id, o.date, o.consultant_id, o.distributor_id, o.customer_id,
    o.status = 'ELIMINADA') is distinct from (n.season_id, n.date, n.consultant_id, n.distributor_id, n.customer_id,
    n.status = 'ELIMINADA')$changed$;
  moved_sales text;
begin
  moved_sales := format('select -1 as sign, o.* from old_rows o join new_rows n on %1$s
    union all select 1, n.* from new_rows n join old_rows o on %1$s', changed);
  for change in select * from (values
    ('insert', 'select 1 as sign, n.* from new_rows n', 'new table as new_rows'),
    ('update', 'select -1 as sign, o.* from old_rows o union all select 1, n.* from new_rows n', 'old table as old_rows new table as new_rows'),
    ('delete', 'select -1 as sign, o.* from old_rows o', 'old table as old_rows')) v (event, rows, tables)
  loop
    execute format($function$
      create function sale_lines_%1$s_summed() returns trigger language plpgsql as $body$
      begin
        %2$s
        return null;
      end $body$;
      create trigger %1$s_summed after %1$s on sale_lines referencing %3$s
        for each statement execute function sale_lines_%1$s_summed();
      create function sales_%1$s_summed_further() returns trigger language plpgsql as $body$
      begin
        %4$s
        %5$s
        return null;
      end $body$;
      create trigger %1$s_summed_further after %1$s on sales referencing %3$s
        for each statement execute function sales_%1$s_summed_further();
    $function$, change.event, format(adding_products, format(of_lines, change.rows)), change.tables,
      format(adding_customers, change.rows),
      case when change.event = 'update' then format($moved$
        if exists (select from old_rows o join new_rows n on %s) then
          %s
        end if;$moved$, changed, format(adding_products, format(of_sales, moved_sales))) end);
  end loop;

  -- A deleted row of `sales` takes its lines along, and their trigger needs the sale.
  create function sale_lines_deleted() returns trigger language plpgsql as $body$
  begin
    delete from sale_lines where sale_id = old.id;
    return old;
  end $body$;
  create trigger lines_deleted before delete on sales for each row execute function sale_lines_deleted();

  -- When a customer moves to another zone, the lines of its sales are counted there. The trigger of 0005, which runs
  -- before, has locked both localities.
  execute format($function$
    create function client_moved_further() returns trigger language plpgsql as $body$
    declare
      zone_before uuid := (select zone_id from localities where id = old.locality_id);
      zone_after uuid := (select zone_id from localities where id = new.locality_id);
    begin
      if zone_before <> zone_after then
        %s
      end if;
      return null;
    end $body$;
    create trigger clients_moved_further after update of locality_id on clients for each row
      when (old.locality_id <> new.locality_id) execute function client_moved_further();
  $function$, format(adding_products, format('select p.sign, %s, p.zone_id, %s from sales s
    join sale_lines x on x.sale_id = s.id cross join (values (-1, zone_before), (1, zone_after)) p (sign, zone_id)
    where s.customer_id = new.id and s.status <> ''ELIMINADA''', sale_columns, line_columns)));

  -- When a locality changes its zone; the trigger of 0005 has locked the sales.
  execute format($function$
    create function locality_moved_further() returns trigger language plpgsql as $body$
    begin
      %s
      return null;
    end $body$;
    create trigger localities_moved_further after update of zone_id on localities for each row
      when (old.zone_id <> new.zone_id) execute function locality_moved_further();
  $function$, format(adding_products, format('select p.sign, %s, p.zone_id, %s from sales s
    join sale_lines x on x.sale_id = s.id join clients c on c.id = s.customer_id
    cross join (values (-1, old.zone_id), (1, new.zone_id)) p (sign, zone_id)
    where c.locality_id = new.id and s.status <> ''ELIMINADA''', sale_columns, line_columns)));

  -- The sales until now.
  execute format(adding_products, format(of_sales, 'select 1 as sign, s.* from sales s'));
  execute format(adding_customers, 'select 1 as sign, s.* from sales s');
end $written$;

-- The outstanding DKbonos of a season by expiry, and the latest events of all documents.
create index vouchers_outstanding on vouchers (season_id, expires_at) include (balance, consultant_id, customer_id)
  where balance > 0 and status in ('ABIERTO', 'CON_ABONOS', 'VENCIDO');
create index document_history_at on document_history (at desc, id desc);
