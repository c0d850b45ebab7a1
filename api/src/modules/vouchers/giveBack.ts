import type { Sale } from '@surco/shared/contract';
import { voucherAfter } from '@surco/shared/domain/vouchers';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { Failure } from '../../http/failure';
import type { CurrentUser } from '../../http/currentUser';
import { audit } from '../documents/audit';
import { linesOf, voucherParts } from '../documents/details';
import { record } from '../documents/record';
import { moveStock, wholly, type Move } from '../inventories/move';

const forfeited = (folio: string): string =>
  `Se eliminó la venta ${folio} y la temporada ya no admite DKbonos. El saldo a favor se conserva.`;

/** Bags of both by product: what the DKbono takes back and what the sale gives up. */
function both(sale: Sale, reserved: Sale['lines']): Move[] {
  const place = { seasonId: sale.season.id, distributorId: sale.distributor.id };
  const moves = new Map<string, Move>();
  for (const move of [
    ...wholly('sale', { place, lines: sale.lines }),
    ...wholly('voucher', { place, lines: reserved }),
  ]) {
    const other = moves.get(move.productId);
    moves.set(move.productId, other ? { ...other, voucher: other.voucher + move.voucher, had: other.sale } : move);
  }
  return [...moves.values()];
}

/**
 * The sale of a DKbono is being deleted (domain.md §3): while its season takes DKbonos it stands again as its payments
 * say and holds its bags; otherwise it is cancelled, its credit kept, and the bags are free.
 */
export async function giveBack(tx: Tx, user: CurrentUser, sale: Sale, voucherId: string): Promise<void> {
  const voucher = await tx
    .selectFrom('vouchers')
    .selectAll()
    .where('id', '=', voucherId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const season = await tx
    .selectFrom('seasons')
    .select('is_voucher_open')
    .where('id', '=', voucher.season_id)
    .forShare()
    .executeTakeFirstOrThrow();
  const released = season.is_voucher_open;
  const status = voucherAfter(released ? 'RELEASE' : 'FORFEIT', voucher);
  if (!status) throw new Failure('TRANSICION_INVALIDA');
  const reserved = await linesOf(tx, voucherParts, voucherId);
  await moveStock(tx, released ? 'DELETE_SALE_TO_VOUCHER' : 'DELETE_SALE', both(sale, released ? reserved : []), {
    saleId: sale.id,
    voucherId,
    userId: user.id,
  });
  const note = released ? `Se eliminó la venta ${sale.folio}.` : forfeited(sale.folio);
  await tx
    .updateTable('vouchers')
    .set({
      status,
      status_reason: released ? null : note,
      version: sql`version + 1`,
      updated_at: sql`now()`,
      updated_by: user.id,
    })
    .where('id', '=', voucherId)
    .execute();
  await record(tx, { voucherId }, { action: released ? 'REABIERTA' : 'CANCELADA', by: user.id, note });
  const { folio } = voucher;
  const [before, after] = [
    { folio, status: voucher.status, note: null },
    { folio, status, note },
  ];
  await audit(tx, user, {
    action: released ? 'RELEASE' : 'FORFEIT',
    entity: 'voucher',
    entityId: voucherId,
    before,
    after,
  });
}
