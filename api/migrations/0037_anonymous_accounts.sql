-- When a farmer's account was anonymized together with its customer. The application hides the personal data of the
-- account in audit entries before this time.
alter table users add column anonymized_at timestamptz;
update users set anonymized_at = updated_at
where role = 'Farmer' and first_name = 'Agricultor' and last_name like 'Cliente anonimizado %' and phone is null;
