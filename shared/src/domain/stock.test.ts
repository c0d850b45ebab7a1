import * as fc from 'fast-check';
import {
  applyStockEvent,
  availableStock,
  type EventBags,
  hasBagsFor,
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

test.each<[StockEvent, EventBags, boolean]>([
  ['DIRECT_SALE', { sale: 40 }, true],
  ['DIRECT_SALE', { sale: 41 }, false],
  ['CONVERT', { voucher: 20, sale: 60 }, true],
  ['CONVERT', { voucher: 20, sale: 61 }, false],
])('X-11 of 40 bags, %s of %j: %s; a conversion only needs what is extra', (event, bags, enough) => {
  expect(hasBagsFor(40, stockChange(event, bags))).toBe(enough);
});

test('X-11 the stock after an event: what it took is gone, what it may not take leaves none', () => {
  expect(applyStockEvent(stock, 'CONVERT', { voucher: 20, sale: 60 })).toEqual({ ...stock, committed: 0, sold: 90 });
  expect(applyStockEvent(stock, 'DIRECT_SALE', { sale: 41 })).toBeNull();
});

test('X-11 what gives back is booked though there were too few already', () => {
  expect(hasBagsFor(-5, stockChange('CANCEL_VOUCHER', { voucher: 3 }))).toBe(true);
  expect(hasBagsFor(-5, stockChange('EDIT_SALE', { sale: 1 }))).toBe(false);
});

test('X-11 whatever happens, available is never negative', () => {
  const event = fc.record({
    event: fc.constantFrom(...stockEvents),
    voucher: fc.integer({ min: 0, max: 50 }),
    sale: fc.integer({ min: 0, max: 50 }),
  });
  const book = (available: number, { event: name, ...bags }: EventBags & { event: StockEvent }): number => {
    const change = stockChange(name, bags);
    return hasBagsFor(available, change) ? available - change.committed - change.sold : available;
  };
  fc.assert(fc.property(fc.array(event), (events) => expect(events.reduce(book, 40)).toBeGreaterThanOrEqual(0)));
});

test.each<[number, string]>([
  [90, 'EXHAUSTED'],
  [82, 'LOW'],
  [81, 'OK'],
  [0, 'OK'],
])('P-03 %d of 90 sold is %s', (sold, level) => {
  expect(stockLevel({ ...stock, committed: 0, sold })).toBe(level);
});
