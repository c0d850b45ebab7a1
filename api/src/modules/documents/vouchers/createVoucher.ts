import type { CallInput, Voucher } from '@surco/shared/contract';
import { checkSeasonOpenForVouchers, checkUnusualPaymentDate, checkUnusualVoucherDate } from '@surco/shared/domain';
import { writeFilledAuditEntry } from '../../../core/audit/writeAuditEntry';
import { createOrderedId } from '../../../core/db/orderedId';
import type { Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import { requireFound } from '../../../core/http/httpError';
import { type SentResponse, toSentResponse } from '../../../core/idempotency/withIdempotency';
import { createQuantityPathFinder, listDocumentStock, lockStock, planStockChange } from '../../inventory';
import { readNotificationTemplate, toVoucherDetails, writeNotifications } from '../../notifications';
import { assertDateConfirmed } from '../common/confirmation/assertDateConfirmed';
import { assertShownTotal } from '../common/confirmation/assertShownTotal';
import {
  composeDocument,
  composeFirstEntry,
  composeLines,
  describeNewDocument,
  toDocumentColumns,
  type NewDocumentParts,
} from '../common/newDocument/composeDocument';
import {
  assertCustomerSellable,
  chooseDistributorId,
  requireDistributor,
  requireSeasonAdmits,
  resolveDate,
} from '../common/eligibility';
import { completeAccount } from '../common/customerAccount';
import { createFolioPlaceholder } from '../common/folio';
import { insertVoucher } from '../common/newDocument/insertDocument';
import { readNewDocumentContext } from '../common/newDocument/readNewDocumentContext';
import { priceLinesBy, readPricingBasis } from '../common/repriceLines';
import { addFirstPayment } from '../payments/addFirstPayment';
import { chooseExpiry } from './resolveExpiry';

type Body = CallInput<'POST /vouchers'>['body'];

interface VoucherRequest {
  user: CurrentUser;
  body: Body;
  today: string;
}

/** Reads and locks all that the DKbono depends on; the statements are sent together. */
async function readBasis(tx: Tx, { user, body, today }: VoucherRequest) {
  const { customerId, seasonId } = body;
  const distributorId = chooseDistributorId(user, body.distributorId);
  const productIds = body.lines.map(({ productId }) => productId);
  const [context, pricing, stock, template] = await Promise.all([
    readNewDocumentContext(tx, user, { customerId, seasonId, distributorId, voucherId: null }),
    readPricingBasis(tx, body.lines, { customerId, seasonId, today }),
    lockStock(tx, { seasonId, distributorId }, productIds),
    readNotificationTemplate(tx, 'voucher.created'),
  ]);
  return { ...context, distributorId, pricing, stock, template };
}

type Basis = Awaited<ReturnType<typeof readBasis>>;

/** @throws HttpError as {@link createVoucher}, for the first rule that the DKbono breaks */
function checkVoucher({ user, body, today }: VoucherRequest, basis: Basis) {
  assertCustomerSellable(basis.customer, user);
  const season = requireSeasonAdmits(basis.season, checkSeasonOpenForVouchers);
  const distributor = requireDistributor(user, basis.distributorId, basis.distributor);
  const expiresAt = chooseExpiry(body.expiresAt, { today, endDate: season.end_date }, basis.pricing.parameters);
  const priced = priceLinesBy(basis.pricing, body.lines);
  assertShownTotal(body.shownTotal, priced);
  const stockKey = { seasonId: season.id, distributorId: distributor.id };
  const reserved = listDocumentStock('voucher', { stockKey, lines: priced.lines });
  const stockChange = planStockChange('CREATE_VOUCHER', reserved, basis.stock, createQuantityPathFinder(body.lines));
  return { customer: requireFound(basis.customer), season, distributor, expiresAt, priced, stockChange };
}

/** The DKbono as a later read returns it, with a placeholder for its folio, and the rows that are inserted. */
function composeVoucher(parts: NewDocumentParts & { expiresAt: string }, { pricing }: Basis) {
  const { id, priced, customer, expiresAt } = parts;
  const lines = composeLines(priced.lines, pricing.products);
  const created = composeFirstEntry(parts, null);
  const voucher: Voucher = {
    ...composeDocument(parts),
    status: 'ABIERTO',
    expiresAt,
    payments: [],
    paid: '0.00',
    balance: priced.total,
    saleId: null,
    customerAccount: customer.account && completeAccount(customer.account, priced.total),
    lines: lines.inResponse,
    history: [created.inResponse],
  };
  const rows = {
    document: { ...toDocumentColumns(parts), expires_at: expiresAt },
    lines: lines.rows.map((row) => ({ ...row, voucher_id: id })),
    history: { ...created.row, voucher_id: id },
  };
  return { voucher, rows };
}

/**
 * Creates a DKbono in one transaction, reserves its bags and records its first payment, if there is one. The
 * checks are those of a sale, except that the date may lie outside the season and that the expiry date is checked, too;
 * the statements are sent together like those of a sale.
 * @throws HttpError 400 for invalid fields, 409 for a closed season, an inactive customer or missing stock
 */
export async function createVoucher(
  tx: Tx,
  user: CurrentUser,
  body: Body,
  today: string,
): Promise<SentResponse<Voucher>> {
  const date = resolveDate('voucher', body.date, today);
  assertDateConfirmed(body.dateConfirmed, [
    ['date', checkUnusualVoucherDate(date, { today })],
    ['firstPayment.date', body.firstPayment && checkUnusualPaymentDate(body.firstPayment.date, date)],
  ]);
  const basis = await readBasis(tx, { user, body, today });
  const { stockChange, ...checked } = checkVoucher({ user, body, today }, basis);
  const id = createOrderedId();
  const folio = createFolioPlaceholder('DKB', id);
  const parts = { id, folio: folio.text, date, notes: body.notes, user, now: basis.now, ...checked };
  const { voucher, rows } = composeVoucher(parts, basis);
  const details = toVoucherDetails(describeNewDocument(parts), { ...voucher, expires_at: checked.expiresAt });
  const written = Promise.all([
    insertVoucher(tx, rows),
    stockChange.write(tx, { voucherId: id, userId: user.id }),
    // With a first payment, the notification follows it, so that it states what was paid.
    body.firstPayment
      ? undefined
      : writeNotifications(
          tx,
          { type: 'voucher.created', id, actorId: user.id },
          { details, template: basis.template, toSql: folio.fill },
        ),
    writeFilledAuditEntry(
      tx,
      user,
      { action: 'CREATE', entity: 'voucher', entityId: id },
      folio.fill(JSON.stringify(voucher)),
    ),
  ]);
  // A failure is reported with the result.
  written.catch(() => undefined);
  await stockChange.notify(tx, user.id);
  if (body.firstPayment) {
    const [assigned] = await written;
    return toSentResponse(await addFirstPayment(tx, user, { ...voucher, folio: assigned }, body.firstPayment, today));
  }
  return {
    result: written.then(([assigned]) => ({ ...voucher, folio: assigned })),
    json: folio.fill(JSON.stringify(voucher)),
  };
}
