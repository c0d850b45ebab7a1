import type { SaleTotals } from '@surco/shared/contract';
import { sql } from 'kysely';
import { allOf } from '../../db/page';
import type { Db } from '../../db/pool';
import { one } from '../../db/one';
import type { CurrentUser } from '../../http/currentUser';
import type { DocumentFilters } from '../documents/filters';
import { sumColumns, toTotals, type SumsRow } from '../documents/totals';
import { saleConditions } from './repository';

/** What the sales of this filter add up to, all pages together. */
export async function salesTotals(db: Db, user: CurrentUser, filters: DocumentFilters): Promise<SaleTotals> {
  const where = allOf(saleConditions(user, filters));
  return toTotals(await one(sql<SumsRow>`select ${sumColumns} from sales s where ${where}`.execute(db)));
}
