import * as fc from 'fast-check';
import {
  applyStockEvent,
  availableStock,
  stockChange,
  stockEffects,
  stockEvents,
  stockLevel,
  type Stock,
  type StockEvent,
} from './stock';

const stock: Stock = { initial: 100, adjustments: -10, committed: 20, sold: 30 };

test('P-03 available is what was there less what is promised and sold', () => {
  expect(availableStock(stock)).toBe(40);
});

test.each<[StockEvent, { voucher?: number; sale?: number }, number, number]>([
  ['CREATE_VOUCHER', { voucher: 5 }, 5, 0],
  ['EDIT_VOUCHER', { voucher: -2 }, -2, 0],
  ['CANCEL_VOUCHER', { voucher: 5 }, -5, 0],
  ['EXPIRE_VOUCHER', { voucher: 5 }, -5, 0],
  ['REOPEN_VOUCHER', { voucher: 5 }, 5, 0],
  ['DIRECT_SALE', { sale: 5 }, 0, 5],
  ['CONVERT', { voucher: 5, sale: 8 }, -5, 8],
  ['EDIT_SALE', { sale: -3 }, 0, -3],
  ['DELETE_SALE', { sale: 8 }, 0, -8],
  ['DELETE_SALE_TO_VOUCHER', { voucher: 5, sale: 8 }, 5, -8],
])('X-11 %s of %j: committed %d, sold %d', (event, bags, committed, sold) => {
  expect(stockChange(event, bags)).toEqual({ committed, sold });
});

test('X-11 the table covers every event', () => {
  expect(new Set(Object.keys(stockEffects))).toEqual(new Set(stockEvents));
});

test('X-11 the last bag is sold, one more is refused, a conversion only needs what is extra', () => {
  expect(applyStockEvent(stock, 'DIRECT_SALE', { sale: 40 })).toEqual({ ...stock, sold: 70 });
  expect(applyStockEvent(stock, 'DIRECT_SALE', { sale: 41 })).toBeNull();
  expect(applyStockEvent(stock, 'CONVERT', { voucher: 20, sale: 60 })).toEqual({ ...stock, committed: 0, sold: 90 });
  expect(applyStockEvent(stock, 'CONVERT', { voucher: 20, sale: 61 })).toBeNull();
});

test('X-11 whatever happens, available is never negative', () => {
  const event = fc.record({
    event: fc.constantFrom(...stockEvents),
    voucher: fc.integer({ min: 0, max: 50 }),
    sale: fc.integer({ min: 0, max: 50 }),
  });
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const end = events.reduce<Stock>(
        (now, { event: name, ...bags }) => applyStockEvent(now, name, bags) ?? now,
        stock,
      );
      expect(availableStock(end)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test.each<[number, string]>([
  [90, 'EXHAUSTED'],
  [82, 'LOW'],
  [81, 'OK'],
  [0, 'OK'],
])('P-03 %d of 90 sold is %s', (sold, level) => {
  expect(stockLevel({ ...stock, committed: 0, sold })).toBe(level);
});
