-- now() is the time at which the transaction began. A transaction that waited for another one's bags got the earlier
-- time, so the stock movements seemed to go below zero. The rows of these tables are written while the record that they
-- concern is locked, so the time of writing gives their order.
alter table stock_movements alter column at set default clock_timestamp();
alter table document_history alter column at set default clock_timestamp();
alter table audit_log alter column at set default clock_timestamp();
