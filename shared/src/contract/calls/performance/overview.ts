import { z } from 'zod';
import { defineCall } from '../callSpec';
import { idParams } from '../common';
import { STAFF_ROLES } from '../../permissions';
import {
  overviewActivitySchema,
  overviewRankingSchema,
  overviewStockSchema,
  overviewSummarySchema,
  overviewVouchersSchema,
  overviewWeeksSchema,
  seasonClosingSchema,
  seasonCustomersSchema,
  seasonStockSchema,
} from '../../entities';
import { id } from '../../primitives';
import { rankingDimensions } from '../../rankingDimensions';

/**
 * The season of a panel; default: the current one (`findCurrentSeason` of the domain). `previousSeasonId` is the one to
 * compare with; default: the one before (`findPreviousSeason`). Unknown ones are 404.
 */
const comparisonQuery = { seasonId: id.optional(), previousSeasonId: id.optional() };

/**
 * The panels of Inicio, Mi día and the page of a season, one call each. All apply the row scope of the lists: a figure is
 * the total of a list with a filter. Further panels are lists: pending approvals (`GET /users`, `GET /clients` with
 * `status=PENDIENTE`), DKbonos about to expire (`GET /vouchers` with `expiry` and `sort=expiresAt`), sales to deliver
 * (`GET /sales` with `status=REGISTRADA`), and customers who have not bought yet (`GET /clients` with `boughtIn` and
 * `notBoughtIn`).
 */
export const overviewCalls = {
  'GET /overview/summary': defineCall({
    summary: 'Get what was sold in a season until today, and in the previous one until the same day',
    access: STAFF_ROLES,
    query: z.strictObject(comparisonQuery),
    data: overviewSummarySchema,
  }),
  'GET /overview/weeks': defineCall({
    summary: 'Get what was sold in each week of a season and of the previous one',
    access: STAFF_ROLES,
    query: z.strictObject(comparisonQuery),
    data: overviewWeeksSchema,
  }),
  'GET /overview/ranking': defineCall({
    summary: 'Rank zones, consultants, distributors or products by what was sold in a season until today',
    access: STAFF_ROLES,
    query: z.strictObject({ ...comparisonQuery, by: z.enum(rankingDimensions) }),
    data: overviewRankingSchema,
  }),
  'GET /overview/vouchers': defineCall({
    summary: 'Count the outstanding DKbonos of a season by expiry',
    access: STAFF_ROLES,
    query: z.strictObject(comparisonQuery),
    data: overviewVouchersSchema,
  }),
  'GET /overview/stock': defineCall({
    summary: 'List the inventories of a season that run out first',
    access: STAFF_ROLES,
    query: z.strictObject(comparisonQuery),
    data: overviewStockSchema,
  }),
  'GET /overview/activity': defineCall({
    summary: 'List the latest events of sales and DKbonos',
    access: STAFF_ROLES,
    data: overviewActivitySchema,
  }),
  'GET /seasons/{id}/stock': defineCall({
    summary: 'Get the stock of a season by product and by distributor',
    access: STAFF_ROLES,
    params: idParams,
    data: seasonStockSchema,
  }),
  'GET /seasons/{id}/customers': defineCall({
    summary: 'List the customers that bought most in a season',
    access: STAFF_ROLES,
    params: idParams,
    data: seasonCustomersSchema,
  }),
  'GET /seasons/{id}/closing': defineCall({
    summary: 'Count the sales and DKbonos of a season by status',
    access: STAFF_ROLES,
    params: idParams,
    data: seasonClosingSchema,
  }),
};
