import { page, sale, summary, voucher, voucherSummary } from '../testing/fixtures';
import { saleRow, voucherRow, withoutRow, withRow } from './listPatches';

const rows = [summary({ id: 'a' }), summary({ id: 'b' }), summary({ id: 'c' })];

test('X-13 a deleted sale leaves its page, which counts one less', () => {
  const left = withoutRow(page(rows, { totalRecords: 21 }), 'b');
  expect(left.data.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(left).toMatchObject({ totalRecords: 20, totalPages: 2 });
});

test('X-13 a page that does not hold the sale stays the very same', () => {
  const other = page(rows);
  expect(withoutRow(other, 'z')).toBe(other);
});

test('X-13 the last sale leaves an empty list behind', () =>
  expect(withoutRow(page([summary({ id: 'a' })]), 'a')).toMatchObject({ data: [], totalRecords: 0, totalPages: 0 }));

test('X-12 a paid DKbono replaces the one in the list, in its place, and the others stay', () => {
  const vouchers = page([voucherSummary({ id: 'x' }), voucherSummary(), voucherSummary({ id: 'y' })]);
  const paid = voucherRow(voucher({ status: 'LIQUIDADO', paid: '123660.50', balance: '0.00' }));
  const changed = withRow(vouchers, paid);
  expect(changed.data[1]).toEqual(voucherSummary({ status: 'LIQUIDADO', paid: '123660.50', balance: '0.00' }));
  expect(changed.data[0]).toBe(vouchers.data[0]);
  expect(changed.totalRecords).toBe(3);
});

test('X-12 a page without that DKbono stays the very same', () => {
  const others = page([voucherSummary({ id: 'x' })]);
  expect(withRow(others, voucherSummary())).toBe(others);
});

test('X-12 a whole record as its list shows it: no lines, their bags and hectares summed', () => {
  const { lines } = sale();
  expect(saleRow(sale({ lines: [...lines, ...lines] }))).toEqual({ ...summary(), bags: 58, hectares: 40.02 });
  expect(voucherRow(voucher())).toEqual(voucherSummary());
});
