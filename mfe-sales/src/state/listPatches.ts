import type { Paged, Sale, SaleSummary, Voucher, VoucherSummary } from '@surco/shared/contract';
import { lineSums } from '@surco/shared/domain/pricing';

interface Row {
  readonly id: string;
}

const pagesOf = (totalRecords: number, { size, totalPages }: Paged<unknown>): number =>
  typeof size === 'number' ? Math.ceil(totalRecords / size) : Math.min(totalPages, totalRecords);

/** a page of a list once a record has left it; another page keeps its rows and only counts one less. */
export function withoutRow<T extends Row>(page: Paged<T>, id: string): Paged<T> {
  const data = page.data.filter((row) => row.id !== id);
  if (data.length === page.data.length) return page;
  const totalRecords = page.totalRecords - 1;
  return { ...page, data, totalRecords, totalPages: pagesOf(totalRecords, page) };
}

/** a page of a list in which a record stands as it was answered; the others stay the very same. */
export const withRow = <T extends Row>(page: Paged<T>, changed: T): Paged<T> =>
  page.data.some(({ id }) => id === changed.id)
    ? { ...page, data: page.data.map((row) => (row.id === changed.id ? changed : row)) }
    : page;

/** A sale as lists show it: without lines and history, with bags and hectares summed. */
export function saleRow(sale: Sale): SaleSummary {
  const { lines, history: _history, ...fields } = sale;
  return { ...fields, ...lineSums(lines) };
}

/** A DKbono as lists show it: without lines and history, with bags and hectares summed. */
export function voucherRow(voucher: Voucher): VoucherSummary {
  const { lines, history: _history, ...fields } = voucher;
  return { ...fields, ...lineSums(lines) };
}
