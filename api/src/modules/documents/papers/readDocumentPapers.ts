import type { CallInput, Paper } from '@surco/shared/contract';
import { describeReceipt, describeSale, describeStatement, describeVoucher } from '@surco/shared/papers';
import { requireFound } from '../../../core/http/httpError';
import type { ScopeUser } from '../../../core/scope/rowScope';
import type { Services } from '../../services';
import { readStatement } from '../payments/readStatement';
import { findSale } from '../sales/repository';
import { findVoucher } from '../vouchers/repository';
import { withSalePaper, withVoucherPaper } from './readPaperDetails';

type PaperServices = Pick<Services, 'db' | 'settings'>;

/** @throws HttpError 404 when the sale is outside the user's scope */
export async function readSalePaper({ db, settings }: PaperServices, user: ScopeUser, id: string): Promise<Paper> {
  const sale = await withSalePaper(db, requireFound(await findSale(db, user, id)));
  const voucher = sale.voucherId === null ? null : await findVoucher(db, user, sale.voucherId);
  return describeSale(sale, { origin: settings.publicUrl }, voucher);
}

/** @throws HttpError 404 when the DKbono is outside the user's scope */
export async function readVoucherPaper({ db, settings }: PaperServices, user: ScopeUser, id: string): Promise<Paper> {
  const voucher = await withVoucherPaper(db, requireFound(await findVoucher(db, user, id)));
  return describeVoucher(voucher, { origin: settings.publicUrl });
}

/**
 * The receipt of a payment, also of a cancelled one.
 * @throws HttpError 404 when its DKbono is outside the user's scope
 */
export async function readReceiptPaper({ db, settings }: PaperServices, user: ScopeUser, id: string): Promise<Paper> {
  const row = await db.selectFrom('payments').select('voucher_id').where('id', '=', id).executeTakeFirst();
  const voucherId = requireFound(row).voucher_id;
  const voucher = await withVoucherPaper(db, requireFound(await findVoucher(db, user, voucherId)));
  const payments = [...voucher.payments, ...(voucher.cancelledPayments ?? [])];
  const payment = requireFound(payments.find((other) => other.id === id));
  return describeReceipt(voucher, payment, { origin: settings.publicUrl });
}

type StatementQuery = CallInput<'GET /clients/{id}/statement'>['query'];

/** @throws HttpError as `readStatement` */
export async function readStatementPaper(
  { db, settings, today }: PaperServices & Pick<Services, 'today'>,
  user: ScopeUser,
  id: string,
  query: StatementQuery,
): Promise<Paper> {
  return describeStatement(await readStatement(db, user, id, query, today()), { origin: settings.publicUrl });
}
