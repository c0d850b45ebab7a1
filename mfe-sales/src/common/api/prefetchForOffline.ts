import type { CallQuery, Season, SessionUser } from '@surco/shared/contract';
import { call, fetchLogo } from '@surco/shared/platform';
import { ACTIVE_CUSTOMERS_QUERY, OPEN_SEASONS_QUERY, createStockQuery } from '../model/formQueries';
import { createToVisitQuery, EXPIRING_QUERY, TO_DELIVER_QUERY } from '../model/myDayQueries';
import { DEFAULT_SORT } from '../model/tabs';

const ALL_RECORDS = { query: { page: 1, size: 'all' } } as const;

async function fetchOpenSeasons(): Promise<Season[]> {
  const [sales, vouchers] = await Promise.all([
    call('GET /seasons', OPEN_SEASONS_QUERY.sale),
    call('GET /seasons', OPEN_SEASONS_QUERY.voucher),
  ]);
  return [...new Map([...sales.data, ...vouchers.data].map((season) => [season.id, season])).values()];
}

/** Requests the letterhead of papers. */
async function fetchLetterhead(distributor: SessionUser['distributor']): Promise<void> {
  const distributors = await call('GET /distributors', {});
  const logo = distributors.find(({ id }) => id === distributor?.id)?.letterhead?.logo;
  if (logo) await fetchLogo(logo);
}

/** Requests the localities of the states in which the distributor of the consultant works, and what else the form needs. */
async function fetchCustomerForm(): Promise<void> {
  const [{ distributorZoneIds }, { data: zones }] = await Promise.all([
    call('GET /users/me', {}),
    call('GET /zones', ALL_RECORDS),
    call('GET /states', {}),
    call('GET /production-types', { query: { ...ALL_RECORDS.query, active: true } }),
  ]);
  const own = zones.filter(({ id }) => distributorZoneIds.includes(id));
  const stateIds = new Set((own.length > 0 ? own : zones).flatMap((zone) => zone.stateIds));
  for (const stateId of stateIds.size > 0 ? stateIds : [undefined])
    await call('GET /localities', { query: { ...ALL_RECORDS.query, stateId } });
}

/**
 * Requests what both forms and papers need. The notice is last, because the device says that it is ready when it has an
 * answer to each call: also to those of all states, and the logo.
 */
async function fetchFormsAndPapers({ distributor }: SessionUser): Promise<void> {
  await Promise.all([fetchCustomerForm(), fetchLetterhead(distributor)]);
  await call('GET /privacy-notice', {});
}

/** Requests a list of DKbonos and the DKbonos in it. */
async function fetchVouchers(query: CallQuery<'GET /vouchers'>): Promise<void> {
  const { data } = await call('GET /vouchers', { query });
  for (const { id } of data) await call('GET /vouchers/{id}', { params: { id } });
}

/** Requests a list of sales and the sales in it. */
async function fetchSales(query: CallQuery<'GET /sales'>): Promise<void> {
  const { data } = await call('GET /sales', { query });
  for (const { id } of data) await call('GET /sales/{id}', { params: { id } });
}

/** Requests what Mi día shows. */
async function fetchMyDay(): Promise<void> {
  const [{ comparison }] = await Promise.all([
    call('GET /overview/summary', { query: {} }),
    fetchVouchers(EXPIRING_QUERY),
    fetchSales(TO_DELIVER_QUERY),
  ]);
  const { season, previousSeason } = comparison;
  if (!season) return;
  await call('GET /targets/progress', { query: { seasonId: season.id, owner: 'consultant' } });
  if (previousSeason) await call('GET /clients', { query: createToVisitQuery(previousSeason.id, season.id) });
}

/**
 * Requests what works offline, with the same queries as the pages: the forms of sales and DKbonos, the first pages of
 * the lists of seasons, sales and DKbonos, the simulator, Mi día, the form of a new customer, and papers. The answers are cached on the device.
 */
export async function prefetchForOffline(user: SessionUser): Promise<void> {
  const { distributor } = user;
  const [seasons] = await Promise.all([
    fetchOpenSeasons(),
    call('GET /clients', ACTIVE_CUSTOMERS_QUERY),
    call('GET /products/enabled', {}),
    call('GET /simulator-params', {}),
    call('GET /messages/share', {}),
    call('GET /seasons', { query: { page: 1, size: 10, sort: '-startDate' } }),
    fetchVouchers({ page: 1, size: 10, sort: DEFAULT_SORT }),
    fetchSales({ page: 1, size: 10, sort: DEFAULT_SORT }),
    fetchFormsAndPapers(user),
    call('GET /simulator/catalog', {}),
    fetchMyDay(),
  ]);
  if (!distributor) return;
  for (const { id } of seasons) await call('GET /inventories', createStockQuery(id, distributor.id));
}
