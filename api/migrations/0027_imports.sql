-- expand
-- X-36: the imports that wrote something, and what they created, so that they can be undone.
create table imports (
  id uuid primary key default gen_random_uuid(),
  list text not null,
  file_name text not null,
  rows integer not null,
  created integer not null,
  merged integer not null,
  skipped integer not null,
  -- Empty for lists whose imports cannot be undone.
  created_ids uuid[] not null,
  created_at timestamptz not null default now(),
  created_by uuid not null references users (id),
  undone_at timestamptz
);
create index imports_created on imports (created_at, id);
create index imports_created_by on imports (created_by, created_at);

-- Which headings of files people have chosen for the columns of a list, and all headings of the last file: those that
-- have no column were left out on purpose.
create table import_matches (
  list text primary key,
  matches jsonb not null,
  headings jsonb not null
);
