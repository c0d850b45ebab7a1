-- Hash of the spreadsheet rows that a sale was imported from: importing the same rows again changes nothing, even after
-- the sale was edited.
alter table sales add column external_digest text;

-- Progress of each import, so that every instance can report it. It is written outside the transaction of the import.
create table import_runs (
  user_id uuid not null references users (id) on delete cascade,
  -- The request's Idempotency-Key.
  id uuid not null,
  file_name text not null,
  dry_run boolean not null,
  stage text not null check (stage in ('RECEIVED', 'READING', 'CHECKING', 'WRITING', 'DONE', 'REFUSED')),
  done integer not null default 0,
  total integer not null default 0,
  started_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index import_runs_started on import_runs (started_at);
