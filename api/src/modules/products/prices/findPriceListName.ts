import { formatPriceListName, type PriceListKey } from '@surco/shared/domain';
import type { Tx } from '../../../core/db/transaction';
import { createFieldError } from '../../../core/http/httpError';

async function findName(tx: Tx, table: 'seasons' | 'zones', id: string | null): Promise<string | null | undefined> {
  if (id === null) return null;
  return (await tx.selectFrom(table).select('name').where('id', '=', id).executeTakeFirst())?.name;
}

/**
 * Returns the Spanish name of a price list; null for the general one.
 * @throws HttpError 400 when there is no such season or zone
 */
export async function findPriceListName(tx: Tx, { seasonId, zoneId }: PriceListKey): Promise<string | null> {
  const season = await findName(tx, 'seasons', seasonId);
  if (season === undefined) throw createFieldError('seasonId', 'Esta temporada no existe.');
  const zone = await findName(tx, 'zones', zoneId);
  if (zone === undefined) throw createFieldError('zoneId', 'Esta zona no existe.');
  return season || zone ? formatPriceListName({ season, zone }) : null;
}
