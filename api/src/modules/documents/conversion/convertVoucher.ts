import type { CallInput, SaleLine } from '@surco/shared/contract';
import {
  checkPaidForConversion,
  compareMoney,
  conversionParameter,
  formatMoney,
  getStatusAfterEvent,
  statusLabels,
} from '@surco/shared/domain';
import { resolveCustomerId } from '../../../core/db/currentCustomer';
import type { Tx } from '../../../core/db/transaction';
import type { Row } from '../../../core/db/schema/database';
import { HttpError, assertNoFieldErrors, createFieldError } from '../../../core/http/httpError';
import type { CurrentUser } from '../../../core/http/currentUser';
import { writeAuditEntry } from '../../../core/audit/writeAuditEntry';
import { readLines, voucherPartTables } from '../common/documentParts';
import { addHistoryEntry } from '../common/addHistoryEntry';
import { readParameterValue } from '../../parameters';
import { updateVoucherRow } from '../common/updateVoucherRow';

/** A locked DKbono that is about to become a sale, with the lines it reserves. */
export interface Conversion {
  voucher: Row<'vouchers'>;
  lines: readonly SaleLine[];
}

const createConversionConflict = (message: string): HttpError =>
  new HttpError('TRANSICION_INVALIDA', { text: message, details: [{ path: 'voucherId', message }] });

type Body = CallInput<'POST /sales'>['body'];

/** @throws HttpError 400 unless the sale has the customer, the season and the distributor of its DKbono */
async function assertMatchesVoucher(tx: Tx, voucher: Row<'vouchers'>, body: Body): Promise<void> {
  const isSameCustomer =
    voucher.customer_id === body.customerId || voucher.customer_id === (await resolveCustomerId(tx, body.customerId));
  const details = [
    ...(isSameCustomer ? [] : [{ path: 'customerId', message: 'El DKbono es de otro cliente.' }]),
    ...(voucher.season_id === body.seasonId ? [] : [{ path: 'seasonId', message: 'El DKbono es de otra temporada.' }]),
    ...(voucher.distributor_id === (body.distributorId ?? voucher.distributor_id)
      ? []
      : [{ path: 'distributorId', message: 'El DKbono es de otro distribuidor.' }]),
  ];
  assertNoFieldErrors(details);
}

async function assertMinimumPaid(tx: Tx, { total, paid }: Row<'vouchers'>): Promise<void> {
  const unpaid = checkPaidForConversion({ total, paid }, await readParameterValue(tx, conversionParameter));
  if (unpaid) throw createConversionConflict(unpaid.message);
}

/**
 * Locks the DKbono of a new sale and checks that it may become this sale (T-03).
 * @returns null when the sale does not come from a DKbono
 * @throws HttpError 400 when the DKbono is not the user's or does not match the sale, 409 when its status or its
 * payments do not allow the conversion
 */
export async function startConversion(tx: Tx, user: CurrentUser, body: Body): Promise<Conversion | null> {
  if (!body.voucherId) return null;
  const voucher = await tx
    .selectFrom('vouchers')
    .selectAll()
    .where('id', '=', body.voucherId)
    .where('consultant_id', '=', user.id)
    .forUpdate()
    .executeTakeFirst();
  if (!voucher) throw createFieldError('voucherId', 'Este DKbono no existe o no está a su cargo.');
  if (!getStatusAfterEvent('CONVERT', voucher))
    throw createConversionConflict(
      `El DKbono ${voucher.folio} está ${statusLabels[voucher.status].toLowerCase()}: ya no se puede convertir en venta.`,
    );
  await assertMatchesVoucher(tx, voucher, body);
  await assertMinimumPaid(tx, voucher);
  return { voucher, lines: await readLines(tx, voucherPartTables, voucher.id) };
}

/** @throws HttpError 400 when the payments of the DKbono exceed the total of the sale */
export function assertNotOverpaid({ voucher }: Conversion, total: string): void {
  if (compareMoney(voucher.paid, total) <= 0) return;
  const message = `Lo abonado (${formatMoney(voucher.paid)}) supera el total de la venta.`;
  throw createFieldError('lines', message);
}

/**
 * Marks the DKbono as converted and adds the sale to its history and to the audit log. From then on its balance is what
 * is left of the sale.
 */
export async function finishConversion(
  tx: Tx,
  user: CurrentUser,
  { voucher }: Conversion,
  { folio, total }: { folio: string; total: string },
): Promise<void> {
  await updateVoucherRow(tx, user.id, voucher.id, { status: 'CONVERTIDO', sale_total: total });
  await addHistoryEntry(tx, { voucherId: voucher.id }, { action: 'CONVERTIDA', by: user, note: `Venta ${folio}` });
  await writeAuditEntry(tx, user, {
    action: 'CONVERT',
    entity: 'voucher',
    entityId: voucher.id,
    before: { folio: voucher.folio, status: voucher.status, sale: null },
    after: { folio: voucher.folio, status: 'CONVERTIDO', sale: folio },
  });
}
