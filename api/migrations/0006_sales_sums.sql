-- Precomputed sums of sales and DKbonos, so that lists and panels of a million rows show exact figures as fast as those
-- of ten thousand. Triggers update them in the transaction of the write, once per statement, so that an
-- import pays for them once. Zone and state are those of the customer, as in row scope and filters. Rows are written in
-- the order of the key, so that two writers who update several of the same rows do not deadlock.

-- By day, month, year and week of the season: a period of any length is a few years, months and days. A week is named by
-- its first day; dates before the season count in its first week. The consultant is part of the key, so that concurrent
-- writers seldom update the same row.
create table sale_sums (
  grain text not null check (grain in ('D', 'M', 'Y', 'W')),
  period date not null,
  consultant_id uuid not null,
  distributor_id uuid not null,
  season_id uuid not null,
  zone_id uuid not null,
  state_id text not null,
  status text not null,
  count integer not null,
  bags bigint not null,
  hectares numeric(20, 2) not null,
  subtotal numeric(20, 2) not null,
  tax numeric(20, 2) not null,
  total numeric(20, 2) not null,
  paid numeric(20, 2) not null,
  primary key (grain, period, consultant_id, distributor_id, season_id, zone_id, state_id, status)
) with (fillfactor = 80);
create index sale_sums_consultant on sale_sums (consultant_id, grain, period);

-- The same for DKbonos, without weeks.
create table voucher_sums (like sale_sums including all excluding constraints, check (grain in ('D', 'M', 'Y')));

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

-- The sales of each customer in a season that are not deleted: of each consultant, and of all where it is null.
create table sale_customer_sums (
  season_id uuid not null,
  customer_id uuid not null,
  consultant_id uuid,
  count integer not null,
  bags bigint not null,
  hectares numeric(20, 2) not null,
  total numeric(20, 2) not null,
  unique nulls not distinct (customer_id, season_id, consultant_id)
) with (fillfactor = 80);
create index sale_customer_sums_total on sale_customer_sums (season_id, total desc) where consultant_id is null;
create index sale_customer_sums_consultant on sale_customer_sums (consultant_id, season_id) where consultant_id is not null;

do $written$
declare
  of record;
  change record;
  -- Statement that adds the rows of the query %3$s to the table %1$s. The query returns a sign (1 or -1), zone_id,
  -- state_id and the columns of the document. %4$s and %5$s add the week of the season.
  adding constant text := $add$
    insert into %1$s as kept
      (grain, period, consultant_id, distributor_id, season_id, zone_id, state_id, status, count, bags, hectares, subtotal, tax, total, paid)
    select g.grain, g.period, x.consultant_id, x.distributor_id, x.season_id, x.zone_id, x.state_id, x.status,
      sum(x.sign), sum(x.sign * x.bags), sum(x.sign * x.hectares), sum(x.sign * x.subtotal), sum(x.sign * x.tax),
      sum(x.sign * x.total), sum(x.sign * %2$s)
    from (%3$s) x%4$s
    cross join lateral (values ('D', x.date), ('M', date_trunc('month', x.date::timestamp)::date),
      ('Y', date_trunc('year', x.date::timestamp)::date)%5$s) g (grain, period)
    where x.status <> 'ELIMINADA'
    group by 1, 2, 3, 4, 5, 6, 7, 8
    having (sum(x.sign), sum(x.sign * x.bags), sum(x.sign * x.hectares), sum(x.sign * x.subtotal), sum(x.sign * x.tax),
      sum(x.sign * x.total), sum(x.sign * %2$s)) <> (0, 0, 0, 0, 0, 0, 0)
    order by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (grain, period, consultant_id, distributor_id, season_id, zone_id, state_id, status) do update set
      count = kept.count + excluded.count, bags = kept.bags + excluded.bags, hectares = kept.hectares + excluded.hectares,
      subtotal = kept.subtotal + excluded.subtotal, tax = kept.tax + excluded.tax, total = kept.total + excluded.total,
      paid = kept.paid + excluded.paid;
  $add$;
  placed constant text := $placed$select c.state_id, l.zone_id, r.* from (%s) r
    join clients c on c.id = r.customer_id join localities l on l.id = c.locality_id$placed$;
  moved_client constant text := $moved$select p.sign, p.zone_id, p.state_id, s.* from %s s
    cross join (values (-1, zone_before, old.state_id), (1, zone_after, new.state_id)) p (sign, zone_id, state_id)
    where s.customer_id = new.id$moved$;
  moved_locality constant text := $moved$select p.sign, p.zone_id, c.state_id, s.* from %s s
    join clients c on c.id = s.customer_id cross join (values (-1, old.zone_id), (1, new.zone_id)) p (sign, zone_id)
    where c.locality_id = new.id$moved$;
  client_body text := '';
  locality_body text := '';

  -- Adds the rows of the query %s: a sign, the season, date, consultant, distributor and zone of a sale, and the columns
  -- of its line.
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
    insert into sale_customer_sums as stored (season_id, customer_id, consultant_id, count, bags, hectares, total)
    select s.season_id, s.customer_id, g.consultant_id, sum(s.sign), sum(s.sign * s.bags), sum(s.sign * s.hectares),
      sum(s.sign * s.total)
    from (%s) s cross join lateral (values (null::uuid), (s.consultant_id)) g (consultant_id)
    where s.status <> 'ELIMINADA'
    group by 1, 2, 3
    having (sum(s.sign), sum(s.sign * s.bags), sum(s.sign * s.hectares), sum(s.sign * s.total)) <> (0, 0, 0, 0)
    order by 2, 1, 3
    on conflict (customer_id, season_id, consultant_id) do update set
      count = stored.count + excluded.count, bags = stored.bags + excluded.bags,
      hectares = stored.hectares + excluded.hectares, total = stored.total + excluded.total;
  $add$;
  -- The lines of a sale do not change with its status, notes or folio: the sums of most updates stay the same.
  changed constant text := $changed$o.id = n.id and (o.season_id, o.date, o.consultant_id, o.distributor_id, o.customer_id,
    o.status = 'ELIMINADA') is distinct from (n.season_id, n.date, n.consultant_id, n.distributor_id, n.customer_id,
    n.status = 'ELIMINADA')$changed$;
  moved_sales constant text := format('select -1 as sign, o.* from old_rows o join new_rows n on %1$s
    union all select 1, n.* from new_rows n join old_rows o on %1$s', changed);
begin
  for change in select * from (values
    ('insert', 'select 1 as sign, n.* from new_rows n', 'new table as new_rows'),
    ('update', 'select -1 as sign, o.* from old_rows o union all select 1, n.* from new_rows n', 'old table as old_rows new table as new_rows'),
    ('delete', 'select -1 as sign, o.* from old_rows o', 'old table as old_rows')) v (event, rows, tables)
  loop
    for of in select * from (values
      ('sales', 'sale_sums', '0', E'\n    join seasons q on q.id = x.season_id',
        ', (''W'', q.start_date + 7 * greatest(0, (x.date - q.start_date) / 7))'),
      ('vouchers', 'voucher_sums', 'x.paid', '', '')) v (documents, sums, paid, season, week)
    loop
      -- Locks the customers, so that none changes its locality or state while its documents are counted.
      execute format($function$
        create function %1$s_%2$s_summed() returns trigger language plpgsql as $body$
        begin
          perform 1 from clients c where c.id in (select r.customer_id from (%3$s) r) order by c.id for share;
          %4$s
          return null;
        end $body$;
        create trigger %2$s_summed after %2$s on %1$s referencing %5$s for each statement execute function %1$s_%2$s_summed();
      $function$, of.documents, change.event, change.rows,
        format(adding, of.sums, of.paid, format(placed, change.rows), of.season, of.week), change.tables);
      if change.event = 'update' then
        client_body := client_body
          || format(adding, of.sums, of.paid, format(moved_client, of.documents), of.season, of.week);
        locality_body := locality_body
          || format(adding, of.sums, of.paid, format(moved_locality, of.documents), of.season, of.week);
      end if;
    end loop;

    -- Triggers run in the order of their names: `…_further` after those that lock the customers.
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

  -- When a customer changes its locality or state, its documents are counted in the new zone and state. Both localities
  -- are locked, so that neither changes its zone meanwhile.
  execute format($function$
    create function client_moved() returns trigger language plpgsql as $body$
    declare
      zone_before uuid;
      zone_after uuid;
    begin
      perform 1 from localities where id in (old.locality_id, new.locality_id) order by id for share;
      zone_before := (select zone_id from localities where id = old.locality_id);
      zone_after := (select zone_id from localities where id = new.locality_id);
      if (zone_before, old.state_id) = (zone_after, new.state_id) then
        return null;
      end if;
      %s
      return null;
    end $body$;
    create trigger clients_moved after update of state_id, locality_id on clients for each row
      when (old.state_id <> new.state_id or old.locality_id <> new.locality_id) execute function client_moved();
  $function$, client_body);
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

  -- A locality rarely changes its zone, so this may lock both tables: it waits for running writes of documents, and
  -- later ones wait for it.
  execute format($function$
    create function locality_moved() returns trigger language plpgsql as $body$
    begin
      lock table sales, vouchers in share row exclusive mode;
      %s
      return null;
    end $body$;
    create trigger localities_moved after update of zone_id on localities for each row
      when (old.zone_id <> new.zone_id) execute function locality_moved();
  $function$, locality_body);
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
end $written$;

-- A deleted row of `sales` takes its lines along, and their trigger needs the sale.
create function sale_lines_deleted() returns trigger language plpgsql as $$
begin
  delete from sale_lines where sale_id = old.id;
  return old;
end $$;
create trigger lines_deleted before delete on sales for each row execute function sale_lines_deleted();

-- The weeks of a season from its days.
create function sum_season_weeks(season uuid) returns void language sql as $$
  insert into sale_sums
    (grain, period, consultant_id, distributor_id, season_id, zone_id, state_id, status, count, bags, hectares, subtotal, tax, total, paid)
  select 'W', q.start_date + 7 * greatest(0, (s.period - q.start_date) / 7), s.consultant_id, s.distributor_id,
    s.season_id, s.zone_id, s.state_id, s.status, sum(s.count), sum(s.bags), sum(s.hectares), sum(s.subtotal), sum(s.tax),
    sum(s.total), sum(s.paid)
  from sale_sums s join seasons q on q.id = s.season_id
  where s.grain = 'D' and s.season_id = season
  group by 1, 2, 3, 4, 5, 6, 7, 8
$$;

-- A season that starts on another day has other weeks. This is rare, so it may wait for running writes of sales, and
-- later ones wait for it.
create function season_start_moved() returns trigger language plpgsql as $$
begin
  lock table sales in share row exclusive mode;
  delete from sale_sums where grain = 'W' and season_id = new.id;
  perform sum_season_weeks(new.id);
  return null;
end $$;
create trigger start_moved after update of start_date on seasons for each row
  when (old.start_date <> new.start_date) execute function season_start_moved();

-- A customer who moves while a season gets another start would leave sums of weeks that no longer exist: `client_moved`
-- adds to the weeks of the start that it reads, and `season_start_moved` replaces all weeks. Both wait for each other by
-- the row of the season. Writes of sales wait for the lock that `season_start_moved` takes on their table.
create function lock_seasons_of_client() returns trigger language plpgsql as $$
begin
  perform 1 from seasons q where exists (select from sales s where s.customer_id = new.id and s.season_id = q.id)
    order by q.id for share;
  return new;
end $$;
create trigger clients_lock_seasons before update of state_id, locality_id on clients for each row
  when (old.state_id <> new.state_id or old.locality_id <> new.locality_id) execute function lock_seasons_of_client();
