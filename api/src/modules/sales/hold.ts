import type { Sale } from '@surco/shared/contract';
import { saleRefusal, type SaleAction } from '@surco/shared/domain/actions';
import type { Tx } from '../../db/transaction';
import { Failure, found } from '../../http/failure';
import type { CurrentUser } from '../../http/currentUser';
import { holdSeason } from '../seasons/hold';
import { sameVersion } from '../versioned';
import { findSale } from './repository';

/**
 * The sale, held until the write is done, if this person may do this with it now. Whoever waited for another's change
 * reads what it left.
 */
export async function holdSale(
  tx: Tx,
  user: CurrentUser,
  id: string,
  action: SaleAction,
  { version, today }: { version: number | undefined; today: string },
): Promise<Sale> {
  const row = await tx.selectFrom('sales').select('season_id').where('id', '=', id).forUpdate().executeTakeFirst();
  await holdSeason(tx, found(row).season_id);
  const sale = found(await findSale(tx, user, id));
  sameVersion(sale, version);
  const refusal = saleRefusal(action, { sale, user, today });
  if (refusal) throw new Failure(refusal.code, { text: refusal.message });
  return sale;
}
