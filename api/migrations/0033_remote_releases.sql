-- Hashes of the release documents that are in the audit log already, so that only one of several instances records each.
create table remote_releases (
  document_hash text primary key,
  recorded_at timestamptz not null default now()
);
