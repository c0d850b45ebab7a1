import type { CallInput, SaleLine } from '@surco/shared/contract';
import { unpaidRefusal } from '@surco/shared/domain/actions';
import { formatMoney } from '@surco/shared/domain/formats';
import { compareMoney } from '@surco/shared/domain/money';
import { conversionParameter } from '@surco/shared/domain/parameters';
import { voucherAfter } from '@surco/shared/domain/vouchers';
import { statusLabels } from '@surco/shared/contract/statuses';
import type { Tx } from '../../db/transaction';
import type { Row } from '../../db/types';
import { Failure } from '../../http/failure';
import type { CurrentUser } from '../../http/currentUser';
import { audit } from '../documents/audit';
import { linesOf, voucherParts } from '../documents/details';
import { record } from '../documents/record';
import { parameterValue } from '../simulator/repository';
import { changeVoucher } from '../vouchers/hold';

/** A DKbono about to become a sale, locked, with what it has set aside. */
export interface Conversion {
  voucher: Row<'vouchers'>;
  lines: readonly SaleLine[];
}

const conflict = (message: string): Failure =>
  new Failure('TRANSICION_INVALIDA', { text: message, details: [{ path: 'voucherId', message }] });

type Body = CallInput<'POST /sales'>['body'];

/** A sale from a DKbono is for the same customer, in the same season, from the same distributor: its own unless told. */
function checkSame(voucher: Row<'vouchers'>, body: Body): void {
  const details = [
    ...(voucher.customer_id === body.customerId
      ? []
      : [{ path: 'customerId', message: 'El DKbono es de otro cliente.' }]),
    ...(voucher.season_id === body.seasonId ? [] : [{ path: 'seasonId', message: 'El DKbono es de otra temporada.' }]),
    ...(voucher.distributor_id === (body.distributorId ?? voucher.distributor_id)
      ? []
      : [{ path: 'distributorId', message: 'El DKbono es de otro distribuidor.' }]),
  ];
  if (details.length > 0) throw new Failure('DATOS_INVALIDOS', { details });
}

async function checkPaid(tx: Tx, { total, paid }: Row<'vouchers'>): Promise<void> {
  const unpaid = unpaidRefusal({ total, paid }, await parameterValue(tx, conversionParameter));
  if (unpaid) throw conflict(unpaid.message);
}

/** T-03: locks the DKbono and checks that it may become this sale. Null when the sale comes from none. */
export async function startConversion(tx: Tx, user: CurrentUser, body: Body): Promise<Conversion | null> {
  if (!body.voucherId) return null;
  const voucher = await tx
    .selectFrom('vouchers')
    .selectAll()
    .where('id', '=', body.voucherId)
    .where('consultant_id', '=', user.id)
    .forUpdate()
    .executeTakeFirst();
  if (!voucher)
    throw new Failure('DATOS_INVALIDOS', {
      details: [{ path: 'voucherId', message: 'Este DKbono no existe o no está a su cargo.' }],
    });
  if (!voucherAfter('CONVERT', voucher))
    throw conflict(
      `El DKbono ${voucher.folio} está ${statusLabels[voucher.status].toLowerCase()}: ya no se puede convertir en venta.`,
    );
  checkSame(voucher, body);
  await checkPaid(tx, voucher);
  return { voucher, lines: await linesOf(tx, voucherParts, voucher.id) };
}

/** What was paid may not exceed what the sale costs. */
export function checkOverpayment({ voucher }: Conversion, total: string): void {
  if (compareMoney(voucher.paid, total) <= 0) return;
  const message = `Lo abonado (${formatMoney(voucher.paid)}) supera el total de la venta.`;
  throw new Failure('DATOS_INVALIDOS', { details: [{ path: 'lines', message }] });
}

/** The DKbono is spent: its status and history say by which sale. */
export async function finishConversion(
  tx: Tx,
  user: CurrentUser,
  { voucher }: Conversion,
  folio: string,
): Promise<void> {
  await changeVoucher(tx, user.id, voucher.id, { status: 'CONVERTIDO' });
  await record(tx, { voucherId: voucher.id }, { action: 'CONVERTIDA', by: user.id, note: `Venta ${folio}` });
  await audit(tx, user, {
    action: 'CONVERT',
    entity: 'voucher',
    entityId: voucher.id,
    before: { folio: voucher.folio, status: voucher.status, sale: null },
    after: { folio: voucher.folio, status: 'CONVERTIDO', sale: folio },
  });
}
