-- Values of the audit log that are personal data of an anonymized person, as paths in the entry. Readers of the log do
-- not show them; the entries stay, because their hashes prove that nobody changed them. Without a foreign key,
-- because that would let the database, not the triggers of the log, answer who may truncate it.
create table audit_hidden_values (
  entry_id uuid primary key,
  paths jsonb not null
);
