-- Nobody is notified of their own act: only the importer got the first text, and only the creator of a DKbono the second.
delete from messages where channel = 'APP' and key in ('import.finished', 'voucher.created');

-- The payment that pays a DKbono off is one event with one mail, which therefore says what was paid. A text that an
-- administrator has changed stays as it is.
update messages set body = replace(body, 'quedó liquidado. {{consultor}}', 'quedó liquidado con abonos por {{pagado}}. {{consultor}}')
where key = 'voucher.paid' and channel = 'EMAIL';
