import { customerPaths, getVoucherPath } from '@surco/shared/contract';
import { formatBagContents, formatCustomerName, formatFullName, formatLocalityName } from '@surco/shared/domain';
import { requireFound } from '../../../core/http/httpError';
import type { CurrentUser } from '../../../core/http/currentUser';
import type { Services } from '../../services';
import { toNumberOrNull } from '../../../core/db/rowMapping';
import { readLegalTexts } from '../../legalTexts';
import { findVoucher } from '../vouchers/repository';
import type { VoucherPdfData } from './voucherPdfData';

/** Reads the customer's data for the PDF, which shows more of it than the page of the DKbono. */
async function readCustomerData({ db }: Services, id: string): Promise<VoucherPdfData['customer']> {
  const row = await db
    .selectFrom('customers as c')
    .innerJoin('localities as l', 'l.id', 'c.locality_id')
    .innerJoin('states as s', 's.id', 'c.state_id')
    .select(['c.first_name', 'c.last_name', 'c.business_name', 'c.rfc', 'c.phone'])
    .select(['l.name as locality', 'l.municipality', 's.name as state'])
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow();
  const { business_name: businessName, rfc, phone, municipality, state } = row;
  const person = { firstName: row.first_name, lastName: row.last_name };
  return {
    name: formatCustomerName({ ...person, businessName }),
    contact: businessName ? formatFullName(person) : null,
    rfc,
    phone,
    locality: `${formatLocalityName({ name: row.locality, municipality })}, ${state}`,
  };
}

/** Returns the contents of a bag of each product, as text by product id. */
async function readBagLabels(
  { db }: Services,
  lines: VoucherPdfData['voucher']['lines'],
): Promise<VoucherPdfData['bagLabels']> {
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
    rows.map(({ id, kgPerBag, ...bag }) => [id, formatBagContents({ ...bag, kgPerBag: toNumberOrNull(kgPerBag) })]),
  );
}

/**
 * Reads the data of the PDF of a DKbono.
 * @throws HttpError 404 when the DKbono is outside the user's scope
 */
export async function readVoucherPdfData(services: Services, user: CurrentUser, id: string): Promise<VoucherPdfData> {
  const { db, settings } = services;
  const voucher = requireFound(await findVoucher(db, user, id));
  const { status_reason } = await db
    .selectFrom('vouchers')
    .select('status_reason')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const legalTexts = await readLegalTexts(db);
  return {
    voucher,
    bagLabels: await readBagLabels(services, voucher.lines),
    customer: await readCustomerData(services, voucher.customer.id),
    cancellationReason: status_reason,
    url: `${settings.publicUrl}${getVoucherPath(id)}`,
    privacyNotice: {
      url: `${settings.publicUrl}${customerPaths.privacyNotice}`,
      version: legalTexts.privacyNoticeVersion,
      responsibleName: legalTexts.responsibleName,
    },
  };
}
