import { calendarDateIn, conversionParameter, isOpenFor, parameterIn } from '@surco/shared/domain';
import { runtimeConfig, useCall } from '@surco/shared/platform';
import { useMemo } from 'react';
import { AVAILABLE_CUSTOMERS, OPEN_SEASONS } from './queries';

/** Today where the company is, not where the browser is. */
export const today = (): string => calendarDateIn(runtimeConfig().timeZone);

/** The supporting part of E-05: what sales are made of, kept in the one cache and asked for by name. */
export const useAvailableCustomers = () => useCall('GET /clients', AVAILABLE_CUSTOMERS);

/** */
export const useEnabledProducts = () => useCall('GET /products/enabled', {});

/** X-18 and T-02: for sales, of the open seasons those that have begun; for DKbonos, all that take them. */
export function useOpenSeasons(kind: 'sale' | 'voucher') {
  const answer = useCall('GET /seasons', OPEN_SEASONS[kind]);
  const { data } = answer;
  const day = today();
  const seasons = useMemo(() => data?.data.filter((season) => isOpenFor(kind, season, day)), [data, kind, day]);
  return { ...answer, seasons };
}

/** T-03: share of a DKbono that must be paid before it becomes a sale; asked only for whom it concerns. */
export function useMinPaid(wanted = true): number {
  const { data } = useCall('GET /simulator-params', wanted ? {} : null);
  return parameterIn(data, conversionParameter);
}
