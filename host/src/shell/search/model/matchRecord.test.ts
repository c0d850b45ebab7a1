import { matchRecord } from './matchRecord';

test.each([
  ['/dashboard/sales/sale/a1', { sale: 'a1' }],
  ['/dashboard/sales/edit-sale/a1', { sale: 'a1' }],
  ['/dashboard/sales/dkbono/a1', { voucher: 'a1' }],
  ['/dashboard/customers/form/a1/edit', { customer: 'a1' }],
  ['/dashboard/products/form/a1', { product: 'a1' }],
  ['/dashboard/users/form/a1', { user: 'a1' }],
  ['/dashboard/sales/sale', {}],
  ['/dashboard/customers/form', {}],
  ['/dashboard/sales/create-sale/a1', {}],
])('%s shows %j', (pathname, record) => expect(JSON.parse(JSON.stringify(matchRecord(pathname)))).toEqual(record));
