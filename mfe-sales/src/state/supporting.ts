import { calendarDateIn, isOpenForSales, isOpenForVouchers } from '@surco/shared/domain';
import { runtimeConfig, useCall } from '@surco/shared/platform';
import { useMemo } from 'react';

/** The supporting part of E-05: what sales are made of, kept in the one cache and asked for by name. */
const EVERYTHING = { page: 1, size: 'all' } as const;

/** Today where the company is, not where the browser is. */
export const today = (): string => calendarDateIn(runtimeConfig().timeZone);

/** the customers a sale can be made for. */
export const useAvailableCustomers = () => useCall('GET /clients', { query: { ...EVERYTHING, status: 'ACTIVO' } });

/** */
export const useEnabledProducts = () => useCall('GET /products/enabled', {});

const SEASONS = {
  sale: { query: { ...EVERYTHING, isOpen: 'true' } },
  voucher: { query: { ...EVERYTHING, isVoucherOpen: 'true' } },
} as const;

/** X-18 and T-02: for sales, of the open seasons those that have begun; for DKbonos, all that take them. */
export function useOpenSeasons(kind: 'sale' | 'voucher') {
  const answer = useCall('GET /seasons', SEASONS[kind]);
  const { data } = answer;
  const day = today();
  const seasons = useMemo(
    () => data?.data.filter((season) => (kind === 'sale' ? isOpenForSales(season, day) : isOpenForVouchers(season))),
    [data, kind, day],
  );
  return { ...answer, seasons };
}
