-- The sums that the weeks of a season and the best customers of a consultant read (ADR 72): sums by week of the season in
-- `sale_sums`, and sums of each seller in `sale_customer_sums`. Both are further rows of statements that every sale
-- makes anyway (0005, 0053), which this replaces.
alter table sale_sums drop constraint sale_sums_grain_check, add check (grain in ('D', 'M', 'Y', 'W'));

-- Null: the sales of all consultants.
alter table sale_customer_sums add consultant_id uuid, drop constraint sale_customer_sums_pkey,
  add unique nulls not distinct (customer_id, season_id, consultant_id);
drop index sale_customer_sums_total;
create index sale_customer_sums_total on sale_customer_sums (season_id, total desc) where consultant_id is null;
create index sale_customer_sums_consultant on sale_customer_sums (consultant_id, season_id) where consultant_id is not null;

do $written$
declare
  change record;
  -- As in 0005. Each row has the sign 1 or -1, zone_id, state_id and the columns of the document %3$s. %4$s is the week
  -- of the season, named by its first day; earlier dates count in the first week.
  adding constant text := $add$
    insert into %1$s as kept
      (grain, period, consultant_id, distributor_id, season_id, zone_id, state_id, status, count, bags, hectares, subtotal, tax, total, paid)
    select g.grain, g.period, x.consultant_id, x.distributor_id, x.season_id, x.zone_id, x.state_id, x.status,
      sum(x.sign), sum(x.sign * x.bags), sum(x.sign * x.hectares), sum(x.sign * x.subtotal), sum(x.sign * x.tax),
      sum(x.sign * x.total), sum(x.sign * %2$s)
    from (%3$s) x
    join seasons q on q.id = x.season_id
    cross join lateral (values ('D', x.date), ('M', date_trunc('month', x.date::timestamp)::date),
      ('Y', date_trunc('year', x.date::timestamp)::date)%4$s) g (grain, period)
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
  of_week constant text := $week$, ('W', q.start_date + 7 * greatest(0, (x.date - q.start_date) / 7))$week$;
  placed constant text := $placed$select c.state_id, l.zone_id, r.* from (%s) r
    join clients c on c.id = r.customer_id join localities l on l.id = c.locality_id$placed$;
  moved_client constant text := $moved$select p.sign, p.zone_id, p.state_id, s.* from %s s
    cross join (values (-1, zone_before, old.state_id), (1, zone_after, new.state_id)) p (sign, zone_id, state_id)
    where s.customer_id = new.id$moved$;
  moved_locality constant text := $moved$select p.sign, p.zone_id, c.state_id, s.* from %s s
    join clients c on c.id = s.customer_id cross join (values (-1, old.zone_id), (1, new.zone_id)) p (sign, zone_id)
    where c.locality_id = new.id$moved$;
  -- As in 0053.
  adding_products constant text := $add$
    insert into sale_product_sums as stored
      (season_id, grain, period, consultant_id, distributor_id, zone_id, product_id, bags, hectares, total)
    select x.season_id, g.grain, g.period, x.consultant_id, x.distributor_id, x.zone_id, x.product_id,
      sum(x.sign * x.quantity), sum(x.sign * x.hectares), sum(x.sign * (x.total + round(x.total * x.tax_rate, 2)))
    from (select s.sign, s.season_id, s.date, s.consultant_id, s.distributor_id, l.zone_id, x.product_id, x.quantity,
        x.hectares, x.total, x.tax_rate
      from (%s) s join sale_lines x on x.sale_id = s.id join clients c on c.id = s.customer_id
      join localities l on l.id = c.locality_id where s.status <> 'ELIMINADA') x
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
  changed constant text := $changed$o.id = n.id and (o.season_id, o.date, o.consultant_id, o.distributor_id, o.customer_id,
    o.status = 'ELIMINADA') is distinct from (n.season_id, n.date, n.consultant_id, n.distributor_id, n.customer_id,
    n.status = 'ELIMINADA')$changed$;
begin
  for change in select * from (values
    ('insert', 'select 1 as sign, n.* from new_rows n'),
    ('update', 'select -1 as sign, o.* from old_rows o union all select 1, n.* from new_rows n'),
    ('delete', 'select -1 as sign, o.* from old_rows o')) v (event, rows)
  loop
    execute format($function$
      create or replace function sales_%1$s_summed() returns trigger language plpgsql as $body$
      begin
        perform 1 from clients c where c.id in (select r.customer_id from (%2$s) r) order by c.id for share;
        %3$s
        return null;
      end $body$;
      create or replace function sales_%1$s_summed_further() returns trigger language plpgsql as $body$
      begin
        %4$s
        %5$s
        return null;
      end $body$;
    $function$, change.event, change.rows,
      format(adding, 'sale_sums', '0', format(placed, change.rows), of_week),
      format(adding_customers, change.rows),
      case when change.event = 'update' then format($moved$
        if exists (select from old_rows o join new_rows n on %s) then
          %s
        end if;$moved$, changed, format(adding_products, format('select -1 as sign, o.* from old_rows o
          join new_rows n on %1$s union all select 1, n.* from new_rows n join old_rows o on %1$s', changed))) end);
  end loop;

  execute format($function$
    create or replace function client_moved() returns trigger language plpgsql as $body$
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
      %s %s
      return null;
    end $body$;
    create or replace function locality_moved() returns trigger language plpgsql as $body$
    begin
      lock table sales, vouchers in share row exclusive mode;
      %s %s
      return null;
    end $body$;
  $function$, format(adding, 'sale_sums', '0', format(moved_client, 'sales'), of_week),
    format(adding, 'voucher_sums', 'x.paid', format(moved_client, 'vouchers'), ''),
    format(adding, 'sale_sums', '0', format(moved_locality, 'sales'), of_week),
    format(adding, 'voucher_sums', 'x.paid', format(moved_locality, 'vouchers'), ''));
end $written$;

-- The weeks of a season from its days.
create function sum_season_weeks(season uuid) returns void language sql as $body$
  insert into sale_sums
    (grain, period, consultant_id, distributor_id, season_id, zone_id, state_id, status, count, bags, hectares, subtotal, tax, total, paid)
  select 'W', q.start_date + 7 * greatest(0, (s.period - q.start_date) / 7), s.consultant_id, s.distributor_id,
    s.season_id, s.zone_id, s.state_id, s.status, sum(s.count), sum(s.bags), sum(s.hectares), sum(s.subtotal), sum(s.tax),
    sum(s.total), sum(s.paid)
  from sale_sums s join seasons q on q.id = s.season_id
  where s.grain = 'D' and s.season_id = season
  group by 1, 2, 3, 4, 5, 6, 7, 8
$body$;

-- A season that starts on another day has other weeks. This is rare, so it may wait for running writes of sales, and
-- later ones wait for it.
create function season_start_moved() returns trigger language plpgsql as $body$
begin
  lock table sales in share row exclusive mode;
  delete from sale_sums where grain = 'W' and season_id = new.id;
  perform sum_season_weeks(new.id);
  return null;
end $body$;
create trigger start_moved after update of start_date on seasons for each row
  when (old.start_date <> new.start_date) execute function season_start_moved();

-- The sales until now.
select sum_season_weeks(id) from seasons;
insert into sale_customer_sums (season_id, customer_id, consultant_id, count, bags, hectares, total)
  select season_id, customer_id, consultant_id, count(*), sum(bags), sum(hectares), sum(total)
  from sales where status <> 'ELIMINADA' group by 1, 2, 3;
