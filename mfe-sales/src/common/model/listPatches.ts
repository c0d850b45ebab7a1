import type { Paged, Sale, SaleSummary, Voucher, VoucherSummary } from '@surco/shared/contract';
import { sumBagsAndHectares } from '@surco/shared/domain';

interface Row {
  readonly id: string;
}

/** Pages of a list after a removal; a list without paging (size `all`) has one page, or none when it is empty. */
const countPages = (totalRecords: number, { size, totalPages }: Paged<unknown>): number =>
  typeof size === 'number' ? Math.ceil(totalRecords / size) : Math.min(totalPages, totalRecords);

/** removes a record from a page, which then counts one less; a page without it is returned unchanged. */
export function removeRow<T extends Row>(page: Paged<T>, id: string): Paged<T> {
  const data = page.data.filter((row) => row.id !== id);
  if (data.length === page.data.length) return page;
  const totalRecords = page.totalRecords - 1;
  return { ...page, data, totalRecords, totalPages: countPages(totalRecords, page) };
}

/** replaces a record on a page; a page without it is returned unchanged. */
export const replaceRow = <T extends Row>(page: Paged<T>, changed: T): Paged<T> =>
  page.data.some(({ id }) => id === changed.id)
    ? { ...page, data: page.data.map((row) => (row.id === changed.id ? changed : row)) }
    : page;

/** Summarizes a sale for lists: no lines or history, bags and hectares summed. */
export function toSaleSummary(sale: Sale): SaleSummary {
  const { lines, history: _history, ...fields } = sale;
  return { ...fields, ...sumBagsAndHectares(lines) };
}

/** Summarizes a DKbono for lists: no lines or history, bags and hectares summed. */
export function toVoucherSummary(voucher: Voucher): VoucherSummary {
  const { lines, history: _history, ...fields } = voucher;
  return { ...fields, ...sumBagsAndHectares(lines) };
}
