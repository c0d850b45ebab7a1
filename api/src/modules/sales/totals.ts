import type { SaleTotals } from '@surco/shared/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/pool';
import type { CurrentUser } from '../../http/currentUser';
import type { DocumentFilters } from '../documents/filters';
import { saleSums, sumsConditions } from '../documents/sums';
import { addUp } from '../documents/totals';
import { saleConditions } from './repository';

/** What the sales of this filter add up to, all pages together. */
export const salesTotals = (db: Db, user: CurrentUser, filters: DocumentFilters): Promise<SaleTotals> =>
  addUp(db, {
    documents: sql`sales s`,
    where: saleConditions(user, filters),
    sums: saleSums,
    kept: sumsConditions(user, filters),
  });
