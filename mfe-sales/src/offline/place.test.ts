import { manifest } from '../manifest';
import { formOf, isOurs } from './place';

test.each([
  ['sale:new', '/dashboard/sales/create-sale?borrador=e-1'],
  ['sale:convert:v-1', '/dashboard/sales/create-sale/v-1?borrador=e-1'],
  ['sale:edit:s-1', '/dashboard/sales/edit-sale/s-1?borrador=e-1'],
  ['voucher:new', '/dashboard/sales/create-dkbono?borrador=e-1'],
  ['voucher:edit:v-1', '/dashboard/sales/edit-dkbono/v-1?borrador=e-1'],
  ['simulation:new', null],
])('R-25 R-28 a draft of %s is gone on with at %s', (place, address) => {
  expect(formOf({ place, id: 'e-1' })).toBe(address);
  expect(isOurs({ place })).toBe(address !== null);
});

test('R-25 what a consultant takes to the field names pages that exist, beside the late parts', () => {
  const late = ['outbox', 'warm', 'confirm-dialog', 'date-picker', 'version-conflict'];
  const pages = new Set<string>(manifest.routes.map(({ page }) => page));
  expect(manifest.offline.Consultant.filter((name) => !pages.has(name) && !late.includes(name))).toEqual([]);
});
