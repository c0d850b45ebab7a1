-- Views of lists that a user has saved under a name: filters, order, columns and density. They belong to their user
-- alone; a link to a view carries all of it and needs no row here.
create table saved_views (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  -- Path of the page with the list.
  list text not null,
  name text not null,
  -- The view that the list opens with.
  is_default boolean not null default false,
  -- Filters, sort, columns and density, as in the contract.
  settings jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index saved_views_name on saved_views (user_id, list, lower(name));
create unique index saved_views_default on saved_views (user_id, list) where is_default;
