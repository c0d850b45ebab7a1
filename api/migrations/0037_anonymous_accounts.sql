-- When the farmer's account of a customer without personal data lost them: earlier entries of the audit log hide them.
alter table users add column anonymized_at timestamptz;
update users set anonymized_at = updated_at
where role = 'Farmer' and first_name = 'Agricultor' and last_name like 'Cliente anonimizado %' and phone is null;
