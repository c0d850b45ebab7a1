import { isPageAddress } from './isPageAddress';

const route = { roles: 'public' as const, title: 'Registro', page: 'registration' };
const remotes = [
  {
    routes: [{ ...route, path: '/customer-registration' }],
    redirects: [{ path: '/registro', redirectTo: '/customer-registration' }],
  },
];

test.each([
  ['/', true],
  ['/login', true],
  ['/dashboard/anything/at/all', true],
  ['/customer-registration/3', true],
  ['/registro', true],
  ['/metrics', false],
  ['//dashboard', false],
  ['/dashboards', false],
])('knows whether %s begins as a page does: %s', (pathname, expected) => {
  expect(isPageAddress(pathname, remotes)).toBe(expected);
});
