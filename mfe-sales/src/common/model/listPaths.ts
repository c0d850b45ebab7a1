import { type SaleFilterName, salesPaths, type VoucherFilterName } from '@surco/shared/contract';

type FilterValues<N extends string> = Readonly<Partial<Record<N, string | null>>>;

/** Filters without a value are left out. */
function addFilters(path: string, filters: FilterValues<string>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) search.set(name, value);
  const query = String(search);
  return query ? `${path}?${query}` : path;
}

/** The list of sales with these filters. */
export const getSaleListPath = (filters: FilterValues<SaleFilterName>): string =>
  addFilters(salesPaths.saleList, filters);

/** The list of DKbonos with these filters. */
export const getVoucherListPath = (filters: FilterValues<VoucherFilterName>): string =>
  addFilters(salesPaths.voucherList, filters);
