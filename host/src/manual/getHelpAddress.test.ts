import type { Route } from '../navigation/routeTable';
import { createRemote } from '../testing/createRemote';
import { getHelpAddress } from './getHelpAddress';

const createRoute = (change: Partial<NonNullable<Route['remote']>['route']>): Pick<Route, 'path' | 'remote'> => {
  const path = '/dashboard/x/:id?';
  const remote = createRemote();
  return { path, remote: { remote, route: { path, roles: ['Admin'], title: 'X', page: 'x', ...change } } };
};

test.each([
  ['the manual with the page', {}, '/manual?pagina=%2Fdashboard%2Fx%2F%3Aid%3F'],
  ['the page that the role sees there', { pageFor: { Consultant: 'own' } }, '/manual?pagina=own'],
  ['the help of the section', { help: 'https://ayuda.test/x' }, 'https://ayuda.test/x'],
])('R-45 "?" leads to %s', (_, change, expected) =>
  expect(getHelpAddress(createRoute(change), 'Consultant')).toBe(expected),
);

test('R-45 "?" on a page of the host leads to the manual with the page', () =>
  expect(getHelpAddress({ path: '/dashboard/notifications' }, 'Admin')).toBe(
    '/manual?pagina=%2Fdashboard%2Fnotifications',
  ));
