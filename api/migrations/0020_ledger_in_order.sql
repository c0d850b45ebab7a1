-- now() is when a transaction began. Who began first may have waited for another's bags, and stood before it in the
-- ledger of the stock, which then read as if there had been less than nothing. These rows are written while what they
-- are about is held, so the time of writing is their order.
alter table stock_movements alter column at set default clock_timestamp();
alter table document_history alter column at set default clock_timestamp();
alter table audit_log alter column at set default clock_timestamp();
