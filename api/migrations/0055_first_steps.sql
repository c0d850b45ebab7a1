-- What a person has said about the checklist of the first days. Most of its steps are recognised from other tables.
create table first_steps (
  user_id uuid primary key references users (id) on delete cascade,
  ticked text[] not null default '{}',
  dismissed_at timestamptz
);
