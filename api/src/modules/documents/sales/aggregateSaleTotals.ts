import type { SaleTotals } from '@surco/shared/contract';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/pool';
import type { CurrentUser } from '../../../core/http/currentUser';
import type { SaleFilters } from '../common/documentFilters';
import { salePartTables } from '../common/documentParts';
import { aggregateTotals } from '../common/dailySums';
import { buildSaleConditions, buildSaleSumsConditions } from './repository';

/** Returns the totals of all sales that the filters select within the user's scope. */
export const aggregateSaleTotals = (db: Db, user: CurrentUser, filters: SaleFilters): Promise<SaleTotals> =>
  aggregateTotals(db, {
    documents: sql`sales s`,
    where: buildSaleConditions(user, filters),
    sumsWhere: buildSaleSumsConditions(user, filters),
    product: filters.productId ? { id: filters.productId, parts: salePartTables } : undefined,
  });
