import {
  customerPaths,
  hostPaths,
  settingsPaths,
  setupPaths,
  overviewPaths,
  partnerPaths,
  productPaths,
  regionPaths,
  salesPaths,
  seasonPaths,
  simulatorPaths,
  userPaths,
} from '@surco/shared/contract';
import { roles, STAFF_ROLES } from '@surco/shared/domain';
import type { RegisteredRemote, RemoteManifest } from '@surco/shared/federation';
import { createTargetResolver } from '../../../host/src/navigation/target';
import { requiredRoutes } from '../../../host/src/testing/requiredRoutes';
import { manifest as admin } from '../../../mfe-admin/src/manifest';
import { manifest as customers } from '../../../mfe-customers/src/manifest';
import { manifest as inventory } from '../../../mfe-inventory/src/manifest';
import { manifest as sales } from '../../../mfe-sales/src/manifest';
import { manifest as simulator } from '../../../mfe-simulator/src/manifest';

/** The current manifests of all sections. */
const manifests: readonly RemoteManifest[] = [sales, customers, inventory, admin, simulator];
const remotes = manifests.map((manifest): RegisteredRemote => ({
  ...manifest,
  contract: '',
  version: '1',
  entry: `/remotes/${manifest.name}/x.js`,
  files: {},
}));
/** Resolves a path as the host does: where it leads, and for which roles. */
const resolveTarget = createTargetResolver(remotes);

test.each(requiredRoutes)('$id $address leads to a page of a section for its roles', (required) => {
  const { route, pathname } = resolveTarget(required.address);
  expect(pathname).toBe(required.address);
  expect(route.kind).toBe('page');
  const access = route.access === 'public' ? route.access : [...route.access].toSorted();
  expect(access).toEqual(required.roles === 'public' ? required.roles : [...required.roles].toSorted());
});

test('N-09 every page of a section is among them', () => {
  const required = new Set(requiredRoutes.map(({ address }) => resolveTarget(address).route.path));
  const paths = remotes.flatMap(({ routes }) => routes.map(({ path }) => path));
  expect(paths.filter((path) => !required.has(path))).toEqual([]);
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
])('%s %s redirects to %s', (_, path, destination) => expect(resolveTarget(path).pathname).toBe(destination));

test.each(roles)('N-08 C-04 exactly one page is the home of a %s, and the role may open it', (role) => {
  const homes = remotes.flatMap(({ routes }) => routes).filter((route) => route.homeFor?.includes(role));
  expect(homes).toHaveLength(1);
  expect(homes[0]?.roles).toContain(role);
});

test.each(STAFF_ROLES)('R-11 C-04 exactly one page shows a %s their own profile', (role) => {
  const profiles = remotes.flatMap(({ routes }) => routes).filter((route) => route.profileFor?.includes(role));
  expect(profiles).toHaveLength(1);
  expect(profiles[0]?.roles).toContain(role);
});

const sectionPaths: readonly (readonly [RemoteManifest, readonly Readonly<Record<string, string>>[]])[] = [
  [sales, [overviewPaths, salesPaths]],
  [customers, [customerPaths]],
  [inventory, [seasonPaths]],
  [admin, [userPaths, productPaths, partnerPaths, regionPaths, settingsPaths, setupPaths]],
  [simulator, [simulatorPaths]],
];

test.each(sectionPaths)('C-04 contract/paths lists exactly the paths of $name', (manifest, paths) => {
  const claimed = [...manifest.routes, ...manifest.redirects].map(({ path }) => path);
  expect(claimed.toSorted()).toEqual(paths.flatMap((group) => Object.values(group)).toSorted());
});

test.each(Object.values(hostPaths))('C-04 the host answers at %s', (path) =>
  expect(createTargetResolver([])(path).route.kind).not.toBe('unknown'),
);
