-- A customer who moved while a season got another start left sums of weeks that no longer exist: `client_moved` adds to the
-- weeks of the start that it reads, and `season_start_moved` replaces all weeks (0056). Both now wait for each other by
-- the row of the season. Writes of sales wait for the lock that `season_start_moved` takes on their table.
create function lock_seasons_of_client() returns trigger language plpgsql as $body$
begin
  perform 1 from seasons q where exists (select from sales s where s.customer_id = new.id and s.season_id = q.id)
    order by q.id for share;
  return new;
end $body$;
create trigger clients_lock_seasons before update of state_id, locality_id on clients for each row
  when (old.state_id <> new.state_id or old.locality_id <> new.locality_id) execute function lock_seasons_of_client();

-- The sums of weeks until now.
lock table sales in share row exclusive mode;
delete from sale_sums where grain = 'W';
select sum_season_weeks(id) from seasons;
