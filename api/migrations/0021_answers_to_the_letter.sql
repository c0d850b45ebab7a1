-- A repeated request gets exactly the stored response: json keeps the order of the fields, jsonb does not.
alter table idempotency_keys alter column answer type json using answer::json;
