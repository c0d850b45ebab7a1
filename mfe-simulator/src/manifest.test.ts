import { CONTRACT_VERSION, readRegistry } from '@surco/shared/federation';
import { manifest } from './manifest';

const findRoute = (path: string) => manifest.routes.find((route) => route.path === path);

test('R-09 all roles may open the simulator at its path outside the dashboard', () => {
  expect([...(findRoute('/simulator')?.roles ?? [])].toSorted()).toEqual([
    'Admin',
    'Consultant',
    'Coordinator',
    'Farmer',
    'Supervisor',
  ]);
});

test('R-40 opens the staff simulator to staff and redirects the section path to it', () => {
  expect(findRoute('/dashboard/simulator/simulator')?.roles).not.toContain('Farmer');
  expect(manifest.redirects).toEqual([{ path: '/dashboard/simulator', redirectTo: '/dashboard/simulator/simulator' }]);
});

test('A-06 the menu entry has an icon and a label and is not for farmers', () => {
  const [entry] = manifest.menu;
  expect(entry?.label).toBe('Simulador');
  expect(entry?.icon).toMatch(/^M/);
  expect(entry?.roles).not.toContain('Farmer');
});

test('C-07 a registry accepts a build of the manifest', () => {
  const built = {
    ...manifest,
    contract: `^${CONTRACT_VERSION}`,
    version: '1',
    entry: '/remotes/mfe-simulator/remoteEntry.js',
    files: {},
  };
  expect(readRegistry({ format: 1, remotes: [built] })).toEqual({ remotes: [built], ignored: [] });
});
