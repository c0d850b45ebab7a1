-- What is asked again is answered as it was the first time, to the letter: jsonb keeps the fields in an order of its own.
alter table idempotency_keys alter column answer type json using answer::json;
