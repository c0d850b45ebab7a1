import type { RegisteredRemote, RemoteManifest } from '@surco/shared/federation/manifest';
import { resolver } from '../../host/src/navigation/target';
import { requiredRoutes } from '../../host/src/navigation/testTable';
import { manifest as admin } from '../../mfe-admin/src/manifest';
import { manifest as customers } from '../../mfe-customers/src/manifest';
import { manifest as inventory } from '../../mfe-inventory/src/manifest';
import { manifest as sales } from '../../mfe-sales/src/manifest';
import { manifest as simulator } from '../../mfe-simulator/src/manifest';

/** The host's own resolver on the manifests as they are: where the required addresses really lead, and whom. */
const manifests: readonly RemoteManifest[] = [sales, customers, inventory, admin, simulator];
const remotes = manifests.map((manifest): RegisteredRemote => ({
  ...manifest,
  version: '1',
  entry: `/remotes/${manifest.name}/x.js`,
  files: {},
}));
const resolve = resolver(remotes);

test.each(requiredRoutes)('$id $address leads to a page of a section, for those it is meant for', (required) => {
  const { route, pathname } = resolve(required.address);
  expect(pathname).toBe(required.address);
  expect(['page', 'simulator']).toContain(route.kind);
  const whom = route.access === 'public' ? route.access : [...route.access].toSorted();
  expect(whom).toEqual(required.roles === 'public' ? required.roles : [...required.roles].toSorted());
});

test.each([
  ['R-11', '/dashboard/users/list', '/dashboard/users'],
  ['R-15', '/dashboard/customers', '/dashboard/customers/list'],
  ['R-19', '/dashboard/products', '/dashboard/products/list'],
  ['R-23', '/dashboard/sales', '/dashboard/sales/list/sale'],
  ['R-30', '/dashboard/partners', '/dashboard/partners/list/DISTRIBUTOR'],
  ['R-30', '/dashboard/partners/list', '/dashboard/partners/list/DISTRIBUTOR'],
  ['R-33', '/dashboard/seasons', '/dashboard/seasons/list'],
  ['R-38', '/dashboard/locations', '/dashboard/locations/zones'],
  ['R-40', '/dashboard/simulator', '/dashboard/simulator/simulator'],
  ['R-41', '/dashboard/params', '/dashboard/params/product-type'],
])('%s %s goes to the first page of its section', (_, address, first) => expect(resolve(address).pathname).toBe(first));
