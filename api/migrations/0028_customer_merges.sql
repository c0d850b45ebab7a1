-- expand
-- Customers who were registered twice and merged into one: the row of the merged one is gone, and this table leads from
-- its id to the one that stays.
create table customer_merges (
  id uuid primary key default gen_random_uuid(),
  -- The customer that stays. When this one is merged into another, its merges go along.
  customer_id uuid not null references customers (id),
  -- The id of the merged customer, their consultant and when they were registered.
  merged_id uuid not null unique,
  consultant_id uuid references users (id),
  registered_at timestamptz not null,
  -- What an undo needs: the deleted row, what the merge changed in the other one, and the ids of what moved. Null a day
  -- after the merge, and when the customer was anonymized.
  undo jsonb,
  merged_at timestamptz not null default clock_timestamp(),
  merged_by uuid not null references users (id)
);
create index customer_merges_customer on customer_merges (customer_id, merged_at desc);
