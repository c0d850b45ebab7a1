import { conversionParameter, isSeasonOpen, getParameterValue } from '@surco/shared/domain';
import { getToday, useCall } from '@surco/shared/platform';
import { useMemo } from 'react';
import { ACTIVE_CUSTOMERS_QUERY, OPEN_SEASONS_QUERY } from '../model/formQueries';

/** the customers a sale can be made for. */
export const useAvailableCustomers = () => useCall('GET /clients', ACTIVE_CUSTOMERS_QUERY);

/** the products that can be sold. */
export const useEnabledProducts = () => useCall('GET /products/enabled', {});

/** X-18, T-02: seasons open for sales that have started, or seasons open for DKbonos; and the next one that will be. */
export function useOpenSeasons(kind: 'sale' | 'voucher') {
  const response = useCall('GET /seasons', OPEN_SEASONS_QUERY[kind]);
  const { data } = response;
  const today = getToday();
  const seasons = useMemo(() => data?.data.filter((season) => isSeasonOpen(kind, season, today)), [data, kind, today]);
  const upcoming = data?.data
    .filter((season) => !isSeasonOpen(kind, season, today))
    .sort((a, b) => a.startDate.localeCompare(b.startDate))[0];
  return { ...response, seasons, upcoming };
}

/** T-03: fraction of a DKbono that must be paid before conversion. Fetched only when `isEnabled`. */
export function useMinPaidFraction(isEnabled = true): number {
  const { data } = useCall('GET /simulator-params', isEnabled ? {} : null);
  return getParameterValue(data, conversionParameter);
}
