import { readSeedOrder, type SeedOrder, seedOrderQuery } from './seedOrder';

const order: SeedOrder = {
  productId: 'p-1',
  bags: 29,
  hectares: 19.7,
  discount: 0.05,
  clientId: 'c-1',
  simulationId: 's-1',
  name: 'Lechería & "El Roble" 100 %',
};

test('R-25 what a simulation comes to travels in an address and is read as it was written', () => {
  expect(readSeedOrder(new URLSearchParams(seedOrderQuery(order)))).toEqual(order);
  const bare = { ...order, discount: 0, clientId: '', simulationId: '', name: '' };
  expect(seedOrderQuery(bare)).toBe('?productId=p-1&quantity=29&hectares=19.7');
  expect(readSeedOrder(new URLSearchParams(seedOrderQuery(bare)))).toEqual(bare);
});

test.each([
  ['', null],
  ['quantity=29', null],
  ['productId=p&quantity=-3&hectares=NaN&discount=7', { bags: 0, hectares: 0, discount: 0 }],
  ['productId=p&quantity=2.5&hectares=1e9&discount=x', { bags: 0, hectares: 0, discount: 0 }],
  ['productId=p&quantity=Infinity&hectares=&discount=-1', { bags: 0, hectares: 0, discount: 0 }],
])('R-25 an address that says «%s» fills in nothing out of reason', (query, found) => {
  const read = readSeedOrder(new URLSearchParams(query));
  expect(read).toEqual(found && { productId: 'p', clientId: '', simulationId: '', name: '', ...found });
});
