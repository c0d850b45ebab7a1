import type { Season, UserDetails } from '@surco/shared/contract';
import { call } from '@surco/shared/platform';
import { AVAILABLE_CUSTOMERS, OPEN_SEASONS, stockOf } from '../state/queries';
import { DEFAULT_SORT } from '../state/tabs';

async function openSeasons(): Promise<Season[]> {
  const [sales, vouchers] = await Promise.all([
    call('GET /seasons', OPEN_SEASONS.sale),
    call('GET /seasons', OPEN_SEASONS.voucher),
  ]);
  return [...new Map([...sales.data, ...vouchers.data].map((season) => [season.id, season])).values()];
}

/**
 * Asks for all that the forms of a sale and a DKbono are made from, exactly as they ask for it, and for first pages: what was answered last
 * is kept on the device, and so the forms can be filled in where there is no network.
 */
export async function warm({ distributor }: UserDetails): Promise<void> {
  const [seasons] = await Promise.all([
    openSeasons(),
    call('GET /clients', AVAILABLE_CUSTOMERS),
    call('GET /products/enabled', {}),
    call('GET /simulator-params', {}),
    call('GET /distributors', {}),
    // What the lists of seasons and DKbonos and the simulator show first.
    call('GET /seasons', { query: { page: 1, size: 10, sort: '-startDate' } }),
    call('GET /vouchers', { query: { page: 1, size: 10, sort: DEFAULT_SORT } }),
    call('GET /simulator/catalog', {}),
  ]);
  if (!distributor) return;
  for (const { id } of seasons) await call('GET /inventories', stockOf(id, distributor.id));
}
