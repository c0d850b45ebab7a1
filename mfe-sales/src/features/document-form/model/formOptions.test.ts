import { createCustomer, createSale, createSeason } from '../../../testing/fixtures';
import { listSelectableCustomers, listSelectableSeasons } from './formOptions';
import type { FormOrigin } from './formOrigin';

const edited: FormOrigin = { mode: 'sale:edit', sale: createSale() };
const listIds = (all: readonly { id: string }[] | undefined) => all?.map(({ id }) => id);

test('X-19 R-26 offers all customers for a new sale; for a stored one its consultant’s and its own, even when inactive', () => {
  const own = createCustomer({ id: 'c-2' });
  const anothers = createCustomer({ id: 'c-3', consultantId: 'u-9' });
  expect(listIds(listSelectableCustomers([own, anothers], { mode: 'sale:new' }))).toEqual(['c-2', 'c-3']);
  expect(listIds(listSelectableCustomers([own, anothers], edited))).toEqual(['c-1', 'c-2']);
  expect(listIds(listSelectableCustomers([createCustomer(), anothers], edited))).toEqual(['c-1']);
  expect(listSelectableCustomers(undefined, edited)).toBeUndefined();
});

test('X-18 R-26 offers the document’s own season even when closed', () => {
  const other = createSeason({ id: 's-2' });
  expect(listIds(listSelectableSeasons([other], edited))).toEqual(['s-1', 's-2']);
  expect(listIds(listSelectableSeasons([other], { mode: 'sale:new' }))).toEqual(['s-2']);
});
