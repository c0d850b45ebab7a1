-- The register of ARCO requests (access, rectification, cancellation, opposition) that the law on personal data requires,
-- and a column that marks anonymized customers.
create table privacy_requests (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('ACCESO', 'RECTIFICACION', 'CANCELACION', 'OPOSICION')),
  status text not null default 'RECIBIDA' check (status in ('RECIBIDA', 'EN_PROCESO', 'PROCEDENTE', 'IMPROCEDENTE')),
  applicant text not null,
  contact text not null,
  details text,
  received_on date not null,
  -- Twenty business days after the reception.
  due_on date not null,
  resolution text,
  resolved_on date,
  -- Fifteen business days after a decision in favour.
  effective_by date,
  search_text text not null generated always as (fold(applicant || ' ' || contact)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  check ((status in ('PROCEDENTE', 'IMPROCEDENTE')) = (resolved_on is not null and resolution is not null))
);
create index privacy_requests_due on privacy_requests (due_on, id);
create index privacy_requests_received on privacy_requests (received_on, id);

alter table clients add column anonymized_at timestamptz;
-- Numbers the anonymized customers, so that each gets a different name and phone number.
create sequence anonymous_customer_numbers;
