import { matchRoutes } from 'react-router-dom';
import { testSections } from '../testing/testSections';
import { createRouteTable } from './routeTable';
import { createPublicPathCheck, createTargetResolver } from './target';

const resolve = createTargetResolver(testSections);
const isPublicPath = createPublicPathCheck(resolve);

test.each(['/login', '/restore-password', '/new-password', '/confirm-email', '/registro'])(
  'R-03 R-05 %s needs no session',
  (pathname) => {
    expect(isPublicPath(pathname)).toBe(true);
  },
);

test.each(['/dashboard/users', '/dashboard/notifications', '/accept-terms', '/logout', '/dashboard/no-existe'])(
  'F-01 %s needs a session, or is unknown',
  (pathname) => {
    expect(isPublicPath(pathname)).toBe(false);
  },
);

test.each([
  ['/login', '/login/:role?/:objective?'],
  ['/LOGIN/Consultant/', '/login/:role?/:objective?'],
  ['/l%6Fgin', '/login/:role?/:objective?'],
  ['/farmer/Leche', '/:role?/:objective?'],
  ['/Dashboard/Users/', '/dashboard/users'],
  ['/dashboard//users', '*'],
  ['/dashboard/usersX', '*'],
])('R-44 %s belongs to the route %s', (address, path) => {
  expect(resolve(address).route.path).toBe(path);
});

test('R-44 the path of each route is found among the routes that begin like it', () => {
  const routes = createRouteTable(testSections).filter(({ path }) => path !== '*');
  const addresses = routes.map(({ path }) => path.replaceAll(/:\w+\??/g, 'Farmer'));
  const all = routes.map((route) => ({ path: route.path, handle: route }));
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.map((address) => resolve(address).route.path)).toEqual(
    addresses.map((address) => matchRoutes(all, address)?.at(-1)?.route.path),
  );
});
