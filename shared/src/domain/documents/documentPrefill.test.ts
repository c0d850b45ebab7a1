import { parsePrefillQuery, type DocumentPrefill, formatPrefillQuery } from './documentPrefill';

const prefill: DocumentPrefill = {
  productId: 'p-1',
  bags: 29,
  hectares: 19.7,
  discount: 0.05,
  customerId: 'c-1',
  simulationId: 's-1',
  name: 'Lechería & "El Roble" 100 %',
};

test('R-25 a simulation written to a query is read back unchanged', () => {
  expect(parsePrefillQuery(new URLSearchParams(formatPrefillQuery(prefill)))).toEqual(prefill);
  const bare = { ...prefill, discount: 0, customerId: '', simulationId: '', name: '' };
  expect(formatPrefillQuery(bare)).toBe('?productId=p-1&quantity=29&hectares=19.7');
  expect(parsePrefillQuery(new URLSearchParams(formatPrefillQuery(bare)))).toEqual(bare);
});

test('R-25 a query of only a customer prefills the customer', () => {
  const onlyCustomer = {
    productId: '',
    bags: 0,
    hectares: 0,
    discount: 0,
    simulationId: '',
    name: '',
    customerId: 'c-1',
  };
  expect(formatPrefillQuery(onlyCustomer)).toBe('?customerId=c-1');
  expect(parsePrefillQuery(new URLSearchParams('customerId=c-1'))).toEqual(onlyCustomer);
});

test.each([
  ['', null],
  ['quantity=29', null],
  ['productId=p&quantity=-3&hectares=NaN&discount=7', { bags: 0, hectares: 0, discount: 0 }],
  ['productId=p&quantity=2.5&hectares=1e9&discount=x', { bags: 0, hectares: 0, discount: 0 }],
  ['productId=p&quantity=Infinity&hectares=&discount=-1', { bags: 0, hectares: 0, discount: 0 }],
])('R-25 a query «%s» prefills no value out of range', (query, found) => {
  const parsed = parsePrefillQuery(new URLSearchParams(query));
  expect(parsed).toEqual(found && { productId: 'p', customerId: '', simulationId: '', name: '', ...found });
});
