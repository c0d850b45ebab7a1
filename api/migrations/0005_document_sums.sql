-- Number and sums of the sales and DKbonos by day, month and year, so that a list of a million rows shows its exact
-- number and sums as fast as one of ten thousand (ADR 17). A period of any length is a few years, months and days. Zone
-- and state are those of the customer, as in row scope and filters. Triggers update the sums in the transaction of the
-- write, once per statement, so that an import pays for them once. The consultant is part of the key, so that
-- concurrent writers seldom update the same row.
create table sale_sums (
  grain text not null check (grain in ('D', 'M', 'Y')),
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
create table voucher_sums (like sale_sums including all);

do $written$
declare
  of record;
  change record;
  -- Statement that adds the rows of the query %3$s to the table %1$s. The query returns a sign (1 or -1), zone_id,
  -- state_id and the columns of the document. Rows are written in the order of the key, so that two writers who update
  -- several of the same rows do not deadlock.
  adding constant text := $add$
    insert into %1$s as kept
      (grain, period, consultant_id, distributor_id, season_id, zone_id, state_id, status, count, bags, hectares, subtotal, tax, total, paid)
    select g.grain, g.period, x.consultant_id, x.distributor_id, x.season_id, x.zone_id, x.state_id, x.status,
      sum(x.sign), sum(x.sign * x.bags), sum(x.sign * x.hectares), sum(x.sign * x.subtotal), sum(x.sign * x.tax),
      sum(x.sign * x.total), sum(x.sign * %2$s)
    from (%3$s) x
    cross join lateral (values ('D', x.date), ('M', date_trunc('month', x.date::timestamp)::date),
      ('Y', date_trunc('year', x.date::timestamp)::date)) g (grain, period)
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
begin
  for of in select * from (values ('sales', 'sale_sums', '0'), ('vouchers', 'voucher_sums', 'x.paid')) v (documents, sums, paid)
  loop
    for change in select * from (values
      ('insert', 'select 1 as sign, n.* from new_rows n', 'new table as new_rows'),
      ('update', 'select -1 as sign, o.* from old_rows o union all select 1, n.* from new_rows n', 'old table as old_rows new table as new_rows'),
      ('delete', 'select -1 as sign, o.* from old_rows o', 'old table as old_rows')) v (event, rows, tables)
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
      $function$, of.documents, change.event, change.rows, format(adding, of.sums, of.paid, format(placed, change.rows)), change.tables);
    end loop;
    client_body := client_body || format(adding, of.sums, of.paid, format(moved_client, of.documents));
    locality_body := locality_body || format(adding, of.sums, of.paid, format(moved_locality, of.documents));
    execute format(adding, of.sums, of.paid, format(placed, format('select 1 as sign, s.* from %s s', of.documents)));
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
end $written$;
