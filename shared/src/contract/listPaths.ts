import type { SaleFilterName, VoucherFilterName } from './documentFilterNames';
import { salesPaths } from './paths';

type FilterValues<N extends string> = Readonly<Partial<Record<N, string | null>>>;

function addFilters(path: string, filters: FilterValues<string>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) search.set(name, value);
  const query = String(search);
  return query ? `${path}?${query}` : path;
}

/** The path of the list of sales with these filters; those without a value are left out. */
export const getSaleListPath = (filters: FilterValues<SaleFilterName>): string =>
  addFilters(salesPaths.saleList, filters);

/** The path of the list of DKbonos with these filters; those without a value are left out. */
export const getVoucherListPath = (filters: FilterValues<VoucherFilterName>): string =>
  addFilters(salesPaths.voucherList, filters);
