import { manifest } from '../../manifest';
import { getDraftFormPath, isSectionForm } from './formKeys';

test.each([
  ['sale:new', '/dashboard/sales/create-sale?borrador=e-1'],
  ['sale:convert:b-1', '/dashboard/sales/create-sale/b-1?borrador=e-1'],
  ['sale:edit:s-1', '/dashboard/sales/edit-sale/s-1?borrador=e-1'],
  ['voucher:new', '/dashboard/sales/create-dkbono?borrador=e-1'],
  ['voucher:edit:b-1', '/dashboard/sales/edit-dkbono/b-1?borrador=e-1'],
  ['simulation:new', null],
])('R-25 R-28 maps the form key %s to the form path %s; null for another section', (formKey, path) => {
  expect(getDraftFormPath({ formKey, id: 'e-1' })).toBe(path);
  expect(isSectionForm({ formKey })).toBe(path !== null);
});

test('R-25 lists for offline use only pages of the section and the lazy chunks named here', () => {
  const lazyChunks = ['outbox', 'confirm-dialog', 'date-picker', 'version-conflict', 'desktop-select'];
  const pages = new Set<string>(manifest.routes.map(({ page }) => page));
  expect(manifest.offline.Consultant.filter((name) => !pages.has(name) && !lazyChunks.includes(name))).toEqual([]);
});
