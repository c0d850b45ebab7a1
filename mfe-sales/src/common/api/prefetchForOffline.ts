import type { Season, SessionUser } from '@surco/shared/contract';
import { call } from '@surco/shared/platform';
import { ACTIVE_CUSTOMERS_QUERY, OPEN_SEASONS_QUERY, createStockQuery } from '../model/formQueries';
import { createToVisitQuery, EXPIRING_QUERY, TO_DELIVER_QUERY } from '../model/myDayQueries';
import { DEFAULT_SORT } from '../model/tabs';

async function fetchOpenSeasons(): Promise<Season[]> {
  const [sales, vouchers] = await Promise.all([
    call('GET /seasons', OPEN_SEASONS_QUERY.sale),
    call('GET /seasons', OPEN_SEASONS_QUERY.voucher),
  ]);
  return [...new Map([...sales.data, ...vouchers.data].map((season) => [season.id, season])).values()];
}

/** Requests what Mi día shows. */
async function fetchMyDay(): Promise<void> {
  const [{ comparison }] = await Promise.all([
    call('GET /overview/summary', { query: {} }),
    call('GET /vouchers', { query: EXPIRING_QUERY }),
    call('GET /sales', { query: TO_DELIVER_QUERY }),
  ]);
  const { season, previousSeason } = comparison;
  if (!season) return;
  await call('GET /targets/progress', { query: { seasonId: season.id, owner: 'consultant' } });
  if (previousSeason) await call('GET /clients', { query: createToVisitQuery(previousSeason.id, season.id) });
}

/**
 * Requests what works offline, with the same queries as the pages: the forms of sales and DKbonos, the first pages of
 * the lists of seasons and DKbonos, the simulator, and Mi día. The answers are cached on the device.
 */
export async function prefetchForOffline({ distributor }: SessionUser): Promise<void> {
  const [seasons] = await Promise.all([
    fetchOpenSeasons(),
    call('GET /clients', ACTIVE_CUSTOMERS_QUERY),
    call('GET /products/enabled', {}),
    call('GET /simulator-params', {}),
    call('GET /messages/share', {}),
    call('GET /distributors', {}),
    call('GET /seasons', { query: { page: 1, size: 10, sort: '-startDate' } }),
    call('GET /vouchers', { query: { page: 1, size: 10, sort: DEFAULT_SORT } }),
    call('GET /simulator/catalog', {}),
    fetchMyDay(),
  ]);
  if (!distributor) return;
  for (const { id } of seasons) await call('GET /inventories', createStockQuery(id, distributor.id));
}
