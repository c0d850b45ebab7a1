import { calendarDateIn, isOpenForSales } from '@surco/shared/domain';
import { runtimeConfig, useCall } from '@surco/shared/platform';

/** The supporting part of E-05: what sales are made of, kept in the one cache and asked for by name. */
const EVERYTHING = { page: 1, size: 'all' } as const;

/** Today where the company is, not where the browser is. */
export const today = (): string => calendarDateIn(runtimeConfig().timeZone);

/** the customers a sale can be made for. */
export const useAvailableCustomers = () => useCall('GET /clients', { query: { ...EVERYTHING, status: 'ACTIVO' } });

/** */
export const useEnabledProducts = () => useCall('GET /products/enabled', {});

/** X-18 and T-02: of the open seasons, those that have begun. */
export function useOpenSeasons() {
  const answer = useCall('GET /seasons', { query: { ...EVERYTHING, isOpen: 'true' } });
  const seasons = answer.data?.data.filter((season) => isOpenForSales(season, today()));
  return { ...answer, seasons };
}
