import type { Sale } from '@surco/shared/contract';
import { checkSaleAction, type SaleAction } from '@surco/shared/domain';
import type { Tx } from '../../../core/db/transaction';
import { HttpError, requireFound } from '../../../core/http/httpError';
import type { CurrentUser } from '../../../core/http/currentUser';
import { lockSeason } from '../../seasons';
import { assertVersion } from '../../../core/http/assertVersion';
import { findSale } from './repository';

/**
 * Locks a sale and its season until the transaction ends and returns the sale. It is read after the lock, so that it
 * includes the change of a transaction that held the lock before.
 * @param action what the user is about to do
 * @throws HttpError 404 outside the user's scope, 409 VERSION_OBSOLETA for another version, and the code of the rule
 * that forbids the action
 */
export async function lockSale(
  tx: Tx,
  user: CurrentUser,
  id: string,
  action: SaleAction,
  { version, today }: { version: number | undefined; today: string },
): Promise<Sale> {
  const row = await tx.selectFrom('sales').select('season_id').where('id', '=', id).forUpdate().executeTakeFirst();
  await lockSeason(tx, requireFound(row).season_id);
  const sale = requireFound(await findSale(tx, user, id));
  assertVersion(sale, version);
  const denial = checkSaleAction(action, { sale, user, today });
  if (denial) throw new HttpError(denial.code, { text: denial.message });
  return sale;
}
