-- Sections that teams publish by themselves (micro-frontends), and what browsers report about them.

-- Sections published to the database: the files of each version, and the documents that say which users get which version.
create table section_versions (
  name text not null,
  version text not null,
  -- Hash of the file that lists the hashes of the others.
  digest text not null,
  written_at timestamptz not null default now(),
  primary key (name, version)
);

create table section_files (
  name text not null,
  version text not null,
  file text not null,
  content bytea not null,
  primary key (name, version, file),
  foreign key (name, version) references section_versions on delete cascade
);

-- Type json, not jsonb: the text of a document stays as it was written, because its hash identifies it.
create table section_releases (
  revision bigint primary key,
  document json not null,
  written_at timestamptz not null default now()
);

-- Tokens that teams publish their sections with. Only the hash of a token is stored.
create table section_tokens (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique,
  hint text not null,
  team text not null,
  sections text[] not null,
  created_at timestamptz not null default now(),
  created_by uuid references users,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid references users
);

-- Hashes of the release documents that are in the audit log already, so that only one of several instances records each.
create table remote_releases (
  document_hash text primary key,
  recorded_at timestamptz not null default now()
);

-- What browsers report about the sections, as counts per hour: visits, errors, failed loads and web vitals. Nothing in it
-- identifies a person.
create table section_visit_counts (
  hour timestamptz not null,
  section text not null,
  version text not null,
  on_trial boolean not null,
  metric text not null,
  -- Of an error: its name and place; of a web vital: the number of its bucket; otherwise empty.
  detail text not null,
  count bigint not null,
  -- Reports and the daily clean-up read by time.
  primary key (hour, section, version, on_trial, metric, detail)
);
