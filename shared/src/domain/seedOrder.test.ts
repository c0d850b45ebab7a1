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
  expect(seedOrderQuery(bare)).toBe('?producto=p-1&bolsas=29&hectareas=19.7');
  expect(readSeedOrder(new URLSearchParams(seedOrderQuery(bare)))).toEqual(bare);
});

test.each([
  ['', null],
  ['bolsas=29', null],
  ['producto=p&bolsas=-3&hectareas=NaN&descuento=7', { bags: 0, hectares: 0, discount: 0 }],
  ['producto=p&bolsas=2.5&hectareas=1e9&descuento=x', { bags: 0, hectares: 0, discount: 0 }],
  ['producto=p&bolsas=Infinity&hectareas=&descuento=-1', { bags: 0, hectares: 0, discount: 0 }],
])('R-25 an address that says «%s» fills in nothing out of reason', (query, found) => {
  const read = readSeedOrder(new URLSearchParams(query));
  expect(read).toEqual(found && { productId: 'p', clientId: '', simulationId: '', name: '', ...found });
});
