-- Only imported sales have an external reference, and only converted DKbonos have a sale: without the rows that have
-- neither, these indexes take 60 of 531 MB less at a million sales, and a new sale writes two entries less.
drop index sales_voucher;
create unique index sales_voucher on sales (voucher_id) where voucher_id is not null and status <> 'ELIMINADA';
drop index sales_external;
create unique index sales_external on sales (distributor_id, external_reference)
  where external_reference is not null and status <> 'ELIMINADA';
