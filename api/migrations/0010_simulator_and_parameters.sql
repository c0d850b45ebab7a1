-- Changed values of the system parameters. Their labels, units, ranges and default values are in
-- shared/src/domain/parameters.ts. The table is named after the first ones, those of the simulator.
create table simulator_params (
  key text primary key,
  value numeric(14, 4) not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid
);

create table simulator_param_changes (
  id uuid primary key default gen_random_uuid(),
  key text not null,
  before numeric(14, 4),
  after numeric(14, 4) not null,
  at timestamptz not null default now(),
  by uuid
);
create index simulator_param_changes_key on simulator_param_changes (key, at desc);
create index simulator_param_changes_at on simulator_param_changes (at desc, id);

-- Saved simulations of silage. Name and customer can be changed later.
create table simulations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  client_id uuid references clients (id),
  input jsonb not null,
  result jsonb not null,
  created_at timestamptz not null default now(),
  name text,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create index simulations_user on simulations (user_id, created_at desc, id);
create index simulations_client on simulations (client_id, created_at desc, id);
