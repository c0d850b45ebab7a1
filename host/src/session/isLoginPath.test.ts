import { isLoginPath } from './isLoginPath';

test.each([
  ['/', true],
  ['/login', true],
  ['/login/farmer', true],
  ['/consultant', true],
  ['/FARMER/producci%C3%B3n%20de%20leche', true],
  ['/farmer', false],
  ['/simulator', false],
  ['/dashboard/sales/list/sale', false],
])('R-01 %s is the login page: %s', (path, expected) => {
  expect(isLoginPath(path)).toBe(expected);
});
