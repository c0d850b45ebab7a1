import { createPage } from '@surco/shared/testing';
import { createSale, createSaleSummary, createVoucher, createVoucherSummary } from '../../testing/fixtures';
import { toSaleSummary, toVoucherSummary, removeRow, replaceRow } from './listPatches';

const rows = [createSaleSummary({ id: 'a' }), createSaleSummary({ id: 'b' }), createSaleSummary({ id: 'c' })];

test('X-13 removes a deleted sale from its page, which counts one less; another page stays the same object', () => {
  const page = createPage(rows, { totalRecords: 21 });
  const remaining = removeRow(page, 'b');
  expect(remaining.data.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(remaining).toMatchObject({ totalRecords: 20, totalPages: 2 });
  expect(removeRow(page, 'z')).toBe(page);
  const empty = { data: [], totalRecords: 0, totalPages: 0 };
  expect(removeRow(createPage([createSaleSummary({ id: 'a' })]), 'a')).toMatchObject(empty);
});

test('X-12 replaces the paid DKbono in its row and keeps the others', () => {
  const vouchers = createPage([
    createVoucherSummary({ id: 'x' }),
    createVoucherSummary(),
    createVoucherSummary({ id: 'y' }),
  ]);
  const paid = toVoucherSummary(createVoucher({ status: 'LIQUIDADO', paid: '123660.50', balance: '0.00' }));
  const changed = replaceRow(vouchers, paid);
  expect(changed.data[1]).toEqual(createVoucherSummary({ status: 'LIQUIDADO', paid: '123660.50', balance: '0.00' }));
  expect(changed.data[0]).toBe(vouchers.data[0]);
  expect(changed.totalRecords).toBe(3);
  const others = createPage([createVoucherSummary({ id: 'x' })]);
  expect(replaceRow(others, paid)).toBe(others);
});

test('X-12 summarizes a record for its list: bags and hectares summed, no lines', () => {
  const { lines } = createSale();
  expect(toSaleSummary(createSale({ lines: [...lines, ...lines] }))).toEqual({
    ...createSaleSummary(),
    bags: 58,
    hectares: 40.02,
  });
  expect(toVoucherSummary(createVoucher())).toEqual(createVoucherSummary());
});
