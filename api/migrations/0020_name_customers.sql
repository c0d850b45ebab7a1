-- The table of customers and the customer of a simulation were named after the path `/clients`.
alter table clients rename to customers;
alter table simulations rename column client_id to customer_id;

do $$
declare
  renamed record;
begin
  for renamed in
    select oid from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~ '\mclients\M'
  loop
    execute regexp_replace(pg_get_functiondef(renamed.oid), '\mclients\M', 'customers', 'g');
  end loop;
  for renamed in
    select conname as name from pg_constraint where conrelid = 'customers'::regclass and conname ~ '^clients_'
  loop
    execute format('alter table customers rename constraint %I to %I', renamed.name, replace(renamed.name, 'clients_', 'customers_'));
  end loop;
  for renamed in
    select indexname as name from pg_indexes where tablename = 'customers' and indexname ~ '^clients_'
  loop
    execute format('alter index %I rename to %I', renamed.name, replace(renamed.name, 'clients_', 'customers_'));
  end loop;
  for renamed in
    select tgname as name from pg_trigger where tgrelid = 'customers'::regclass and tgname ~ '^clients_'
  loop
    execute format('alter trigger %I on customers rename to %I', renamed.name, replace(renamed.name, 'clients_', 'customers_'));
  end loop;
end
$$;
alter index simulations_client rename to simulations_customer;
