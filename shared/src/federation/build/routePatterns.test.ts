import { matchRoutes } from 'react-router-dom';
import { findPathConflicts, listDeadLinks, type RouteClaims } from './buildProblems';
import { isPlainPath } from './routePatterns';

const claim = (name: string, path: string): RouteClaims => ({
  name,
  routes: [{ path, page: 'x', title: 'X', roles: ['Admin'] }],
  redirects: [],
});
const findKinds = (path: string, other = '/other/a/b') =>
  findPathConflicts(claim('mfe-alfa', path), [claim('mfe-beta', other)]).map(({ kind }) => kind);

test.each([
  ['/dashboard/sales/list/sale', '/dashboard/sales/list/sale'],
  ['/Dashboard/Sales/list/sale', '/dashboard/sales/list/sale'],
  ['/dashboard/sales/list/sale/:x?', '/dashboard/sales/list/sale'],
  ['/dashboard/customers/:a?/list', '/dashboard/customers/list'],
  ['/dashboard/sales/:tab', '/dashboard/sales/list'],
  ['/dashboard/sales/sale/nueva', '/dashboard/sales/sale/:id?'],
  ['/dashboard/sales/sale', '/dashboard/sales/sale/:id?'],
])('C-07 a section may not claim %s beside %s of another one: the router finds both', (path, other) => {
  expect(findKinds(path, other)).toEqual(['section-path']);
  const address = other.replace(/\/:\w+\?/, '').replace(/:\w+/, 'x');
  for (const pattern of path.includes('nueva') ? [] : [path, other])
    expect(matchRoutes([{ path: pattern }], address)).not.toBeNull();
});

test.each([
  '/dashboard/',
  '/dashboard//sales',
  '/dashboard/*',
  '/*',
  '/dashboard/%73ales',
  '/dashboard/sales?x=1',
  '/a.js',
  'x',
  `/dashboard/weather${'/a?'.repeat(40)}`,
])('C-07 %s is not a plain path', (path) => {
  expect(isPlainPath(path)).toBe(false);
  expect(findKinds(path)).toContain('path');
});

test.each([
  '/dashboard',
  '/dashboard/:x?',
  '/api/x',
  '/remotes/x',
  '/preview/x',
  '/login',
  '/Login/x',
  '/:role?/:objective?',
])('C-07 %s is an address of the host or the server', (path) => expect(findKinds(path)).toEqual(['host-path']));

test.each(['/dashboard/weather', '/weather/:id', '/dashboard/weather/:id?'])('C-07 %s is free', (path) =>
  expect(findKinds(path)).toEqual([]),
);

test('C-07 names the links of a section that lead to no page of any section or of the host', () => {
  const sections = [claim('mfe-alfa', '/dashboard/alfa/:id/edit'), claim('mfe-beta', '/dashboard/beta/:id?')];
  const links = ['/dashboard/alfa', '/dashboard/beta', '/dashboard/beta/1', '/dashboard', '/dashboard/gama'];
  expect(listDeadLinks(links, sections)).toEqual(['/dashboard/gama']);
});
