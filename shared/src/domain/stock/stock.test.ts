import * as fc from 'fast-check';
import {
  calculateAvailableStock,
  type StockEventBags,
  hasEnoughStock,
  calculateStockChange,
  stockEffects,
  stockEvents,
  getStockLevel,
  type Stock,
  type StockEvent,
} from './stock';

const stock: Stock = { initial: 100, adjustments: -10, committed: 20, sold: 30 };

test('P-03 available is initial plus adjustments minus committed and sold', () => {
  expect(calculateAvailableStock(stock)).toBe(40);
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
])('X-11 %s of %j changes committed by %d and sold by %d', (event, bags, committed, sold) => {
  expect(calculateStockChange(event, bags)).toEqual({ committed, sold });
});

test('X-11 the table covers every event', () => {
  expect(new Set(Object.keys(stockEffects))).toEqual(new Set(stockEvents));
});

test.each<[StockEvent, StockEventBags, boolean]>([
  ['DIRECT_SALE', { sale: 40 }, true],
  ['DIRECT_SALE', { sale: 41 }, false],
  ['CONVERT', { voucher: 20, sale: 60 }, true],
  ['CONVERT', { voucher: 20, sale: 61 }, false],
])('X-11 40 bags are enough for %s of %j: %s (a conversion needs only the additional bags)', (event, bags, enough) => {
  expect(hasEnoughStock(40, calculateStockChange(event, bags))).toBe(enough);
});

test('X-11 releasing bags is possible even when the stock is negative', () => {
  expect(hasEnoughStock(-5, calculateStockChange('CANCEL_VOUCHER', { voucher: 3 }))).toBe(true);
  expect(hasEnoughStock(-5, calculateStockChange('EDIT_SALE', { sale: 1 }))).toBe(false);
});

test('X-11 no sequence of events makes the available bags negative', () => {
  const event = fc.record({
    event: fc.constantFrom(...stockEvents),
    voucher: fc.integer({ min: 0, max: 50 }),
    sale: fc.integer({ min: 0, max: 50 }),
  });
  const applyEvent = (available: number, { event: name, ...bags }: StockEventBags & { event: StockEvent }): number => {
    const change = calculateStockChange(name, bags);
    return hasEnoughStock(available, change) ? available - change.committed - change.sold : available;
  };
  fc.assert(fc.property(fc.array(event), (events) => expect(events.reduce(applyEvent, 40)).toBeGreaterThanOrEqual(0)));
});

test.each<[number, string]>([
  [90, 'EXHAUSTED'],
  [82, 'LOW'],
  [81, 'OK'],
  [0, 'OK'],
])('P-03 with %d of 90 bags sold the stock level is %s', (sold, level) => {
  expect(getStockLevel({ ...stock, committed: 0, sold })).toBe(level);
});
