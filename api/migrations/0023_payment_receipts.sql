-- Each payment has a receipt, with a folio of its own series and the balance before and after it. A payment that is
-- removed or corrected stays, cancelled, and counts nowhere. What was paid for a cancelled DKbono is credit, which pays
-- another DKbono of the customer or is returned.
alter table payments
  add column receipt_folio text,
  add column balance_before numeric(12, 2),
  add column balance_after numeric(12, 2),
  add column credit_voucher_id uuid references vouchers (id),
  add column cancelled_at timestamptz,
  add column cancelled_by uuid references users (id),
  add column cancellation_reason text;

with receipts as (
  select p.id, extract(year from p.date)::integer as year,
    row_number() over (partition by extract(year from p.date) order by p.created_at, p.id)::text as number,
    -- A DKbono whose sale was deleted may have been paid beyond its own total.
    greatest(coalesce(v.sale_total, v.total), v.paid) + p.amount
      - sum(p.amount) over (partition by p.voucher_id order by p.created_at, p.id) as balance
  from payments p join vouchers v on v.id = p.voucher_id)
update payments p set receipt_folio = 'R-' || r.year || '-' || lpad(r.number, greatest(6, length(r.number)), '0'),
  balance_before = r.balance, balance_after = r.balance - p.amount
from receipts r where r.id = p.id;
insert into folio_counters (kind, year, last)
select 'R', extract(year from p.date)::integer, count(*) from payments p group by 2;

-- The default of `created_at` is the time of writing, as in `document_history`: a payment that waited for another one of
-- its DKbono comes after it.
alter table payments
  alter column receipt_folio set not null,
  alter column balance_before set not null,
  alter column balance_after set not null,
  alter column created_at set default clock_timestamp(),
  add unique (receipt_folio),
  add check (balance_after = balance_before - amount and balance_after >= 0);
create index payments_credit on payments (credit_voucher_id) where credit_voucher_id is not null;

create table credit_returns (
  id uuid primary key default gen_random_uuid(),
  voucher_id uuid not null references vouchers (id) on delete cascade,
  date date not null,
  amount numeric(12, 2) not null check (amount >= 0.01),
  method text not null check (method in ('01', '02', '03', '04', '28')),
  reference text,
  created_at timestamptz not null default clock_timestamp(),
  created_by uuid references users (id)
);
create index credit_returns_voucher on credit_returns (voucher_id);

alter table vouchers
  add column credit_used numeric(12, 2) not null default 0 check (credit_used >= 0),
  add column credit numeric(12, 2) not null generated always as
    (case when status = 'CANCELADO' then paid - credit_used else 0 end) stored check (credit >= 0),
  add check (credit_used = 0 or status = 'CANCELADO');
create index vouchers_credit on vouchers (customer_id) include (credit) where credit > 0;
