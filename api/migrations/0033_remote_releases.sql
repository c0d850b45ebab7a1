-- Release documents of the sections that are in the audit log already, by hash: each is recorded once, whichever
-- instance sees it first.
create table remote_releases (
  document_hash text primary key,
  recorded_at timestamptz not null default now()
);
