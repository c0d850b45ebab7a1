import { getDraftFormPath, getPendingPath, isListedForm } from './form-paths';

test.each([
  ['sale:new', '/dashboard/sales/create-sale?borrador=e-1'],
  ['sale:convert:b-1', '/dashboard/sales/create-sale/b-1?borrador=e-1'],
  ['sale:edit:s-1', '/dashboard/sales/edit-sale/s-1?borrador=e-1'],
  ['sale:deliver:s-1', '/dashboard/sales/sale/s-1?entrega=1&borrador=e-1'],
  ['voucher:new', '/dashboard/sales/create-dkbono?borrador=e-1'],
  ['voucher:edit:b-1', '/dashboard/sales/edit-dkbono/b-1?borrador=e-1'],
  ['customer:new', '/dashboard/customers/form?borrador=e-1'],
  ['payment:new:b-1', '/dashboard/sales/dkbono/b-1?abono=1&borrador=e-1'],
  ['simulation:new', null],
])('R-25 R-28 X-34 X-38 maps the form key %s to the form path %s; null for another section', (formKey, path) => {
  expect(getDraftFormPath({ formKey, id: 'e-1' })).toBe(path);
  expect(isListedForm({ formKey })).toBe(path !== null);
});

test('X-34 X-38 what is not sent yet has its pages at the id of its item', () => {
  expect(getDraftFormPath({ formKey: 'payment:new:e-1', id: 'e-2' }, { id: 'e-1' })).toBe(
    '/dashboard/sales/dkbono/e-1?abono=1&pendiente=1&borrador=e-2',
  );
  expect(getPendingPath({ formKey: 'voucher:new', id: 'e-1' })).toBe('/dashboard/sales/dkbono/e-1?pendiente=1');
  expect(getPendingPath({ formKey: 'sale:new', id: 'e-1' })).toBe('/dashboard/sales/sale/e-1?pendiente=1');
  expect(getPendingPath({ formKey: 'payment:new:b-1', id: 'e-1' })).toBe('/dashboard/sales/dkbono/b-1?recibo=e-1');
  expect(getPendingPath({ formKey: 'payment:new:b-1', id: 'e-1', paymentId: 'p-1' })).toBe(
    '/dashboard/sales/dkbono/b-1?recibo=p-1',
  );
  expect(getPendingPath({ formKey: 'payment:new:e-1', id: 'e-2' }, { id: 'e-1' })).toBe(
    '/dashboard/sales/dkbono/e-1?recibo=e-2&pendiente=1',
  );
  expect(getPendingPath({ formKey: 'sale:deliver:e-1', id: 'e-2' }, { id: 'e-1' })).toBe(
    '/dashboard/sales/sale/e-1?pendiente=1',
  );
  // It waits for a change of a sale that the server has.
  const delivery = { formKey: 'sale:deliver:s-1', id: 'e-2' };
  expect(getPendingPath(delivery, { id: 'e-1' })).toBe('/dashboard/sales/sale/s-1');
  expect(getDraftFormPath(delivery, { id: 'e-1' })).toBe('/dashboard/sales/sale/s-1?entrega=1&borrador=e-2');
  expect(getPendingPath({ formKey: 'sale:edit:v-1', id: 'e-1' })).toBeNull();
});
