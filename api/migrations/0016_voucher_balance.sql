-- What a DKbono owes: once it is converted, what its sale costs minus what was paid; once it is cancelled,
-- nothing. DKbonos that were converted before with less than their sale costs owe the rest from now on.
alter table vouchers add column sale_total numeric(12, 2);
update vouchers v set sale_total = s.total from sales s
where s.voucher_id = v.id and s.status <> 'ELIMINADA' and v.status = 'CONVERTIDO';

drop index vouchers_outstanding;
alter table vouchers drop constraint vouchers_check;
alter table vouchers drop column balance;
alter table vouchers add column balance numeric(12, 2) not null generated always as
  (case when status = 'CANCELADO' then 0 else coalesce(sale_total, total) - paid end) stored;
alter table vouchers
  add check (paid >= 0),
  add check (balance >= 0),
  add check ((status = 'CONVERTIDO') = (sale_total is not null));

-- Few DKbonos have a balance, so its sums are read from them instead of being kept up to date.
create index vouchers_outstanding on vouchers (season_id, expires_at)
  include (balance, status, consultant_id, customer_id) where balance > 0;

-- What the payments of an entry add up to, for the activity of Inicio.
alter table document_history add column amount numeric(12, 2);
