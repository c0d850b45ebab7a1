-- What papers say of the distributor that issues them, beside its name, RFC and telephone.
alter table partners add column address text;

-- Who received the bags of a sale.
alter table sales add column delivered_to text;

-- Pictures that the server has checked: the logo of a partner, photos of a payment's slip, the signature of who received
-- a sale. They reference their record, and nothing references them, so that a backup may leave them out.
create table images (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid references partners on delete cascade,
  payment_id uuid references payments on delete cascade,
  sale_id uuid references sales on delete cascade,
  media_type text not null check (media_type in ('image/jpeg', 'image/png')),
  width integer not null,
  height integer not null,
  content bytea not null check (octet_length(content) <= 1048576),
  sha256 text not null,
  created_at timestamptz not null default now(),
  created_by uuid references users,
  check (num_nonnulls(partner_id, payment_id, sale_id) = 1)
);
create unique index images_partner on images (partner_id) where partner_id is not null;
create unique index images_sale on images (sale_id) where sale_id is not null;
create unique index images_payment on images (payment_id, sha256) where payment_id is not null;
