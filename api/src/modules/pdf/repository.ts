import { customerName, fullName, localityName } from '@surco/shared/domain/names';
import { bagLabel } from '@surco/shared/domain/product';
import { found } from '../../http/failure';
import type { CurrentUser } from '../../http/currentUser';
import type { Services } from '../../http/services';
import { numberOrNull } from '../mapping';
import { findVoucher } from '../vouchers/repository';
import type { VoucherPaper } from './voucherPaper';

/** What the document says of the customer, whose card holds more than the DKbono's page shows. */
async function customerOf({ db }: Services, id: string): Promise<VoucherPaper['customer']> {
  const row = await db
    .selectFrom('clients as c')
    .innerJoin('localities as l', 'l.id', 'c.locality_id')
    .innerJoin('states as s', 's.id', 'c.state_id')
    .select(['c.first_name', 'c.last_name', 'c.business_name', 'c.rfc', 'c.phone'])
    .select(['l.name as locality', 'l.municipality', 's.name as state'])
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow();
  const { business_name: businessName, rfc, phone, municipality, state } = row;
  const person = { firstName: row.first_name, lastName: row.last_name };
  return {
    name: customerName({ ...person, businessName }),
    contact: businessName ? fullName(person) : null,
    rfc,
    phone,
    locality: `${localityName({ name: row.locality, municipality })}, ${state}`,
  };
}

/** What a bag of each product holds. */
async function bagsOf({ db }: Services, lines: VoucherPaper['voucher']['lines']): Promise<VoucherPaper['bags']> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'packaging', 'seeds_per_bag as seedsPerBag', 'kg_per_bag as kgPerBag'])
    .where(
      'id',
      'in',
      lines.map(({ productId }) => productId),
    )
    .execute();
  return Object.fromEntries(
    rows.map(({ id, kgPerBag, ...bag }) => [id, bagLabel({ ...bag, kgPerBag: numberOrNull(kgPerBag) })]),
  );
}

/** A DKbono within the caller's scope, as its document shows it. */
export async function voucherPaper(services: Services, user: CurrentUser, id: string): Promise<VoucherPaper> {
  const { db, settings } = services;
  const voucher = found(await findVoucher(db, user, id));
  const { status_reason } = await db
    .selectFrom('vouchers')
    .select('status_reason')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    voucher,
    bags: await bagsOf(services, voucher.lines),
    customer: await customerOf(services, voucher.customer.id),
    reason: status_reason,
    url: `${settings.publicUrl}/dashboard/sales/dkbono/${id}`,
    privacyUrl: `${settings.publicUrl}/customer-registration`,
  };
}
