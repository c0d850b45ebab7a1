import { createRemote } from '../testing/createRemote';
import { readSectionPaths } from './sectionPaths';

const toRoute = (path: string, fields: object) =>
  ({ path, roles: ['Admin'], title: 'X', page: 'x', ...fields }) as const;

test('N-08 C-04 uses a host page as home of a role that no section claims', () => {
  expect(readSectionPaths([])).toMatchObject({
    home: { Admin: '/dashboard/notifications', Farmer: '/farmer' },
    profile: {},
    loginLinks: [],
  });
});

test('C-04 uses the first of two sections that claim the home of a role', () => {
  const remotes = ['/first', '/second'].map((path) =>
    createRemote({ name: path, routes: [toRoute(path, { homeFor: ['Admin'] })] }),
  );
  expect(readSectionPaths(remotes).home.Admin).toBe('/first');
});

test('C-04 N-08 the logo leads to the overview of a role, or else to its home', () => {
  const routes = [
    toRoute('/list', { homeFor: ['Admin', 'Consultant'] }),
    toRoute('/start', { overviewFor: ['Admin'] }),
  ];
  expect(readSectionPaths([createRemote({ routes })]).overview).toMatchObject({ Admin: '/start', Consultant: '/list' });
});

test('C-04 login links keep the order of the registry', () => {
  const routes = ['/a', '/b'].map((path) => toRoute(path, { loginLink: path }));
  expect(readSectionPaths([createRemote({ routes })]).loginLinks).toEqual([
    { path: '/a', label: '/a' },
    { path: '/b', label: '/b' },
  ]);
});
