-- A statement that changes a sale changes the sums of its lines, too, and those last, because a new sale writes its lines
-- after it: both lock the sums in one order, so that neither waits for the other (`0018_daily_sums.sql`).
do $$
begin
  execute replace(pg_get_functiondef('daily_sums_query'::regproc), 'order by 1, 2,', 'order by kind = ''line'', 1, 2,');
end
$$;
