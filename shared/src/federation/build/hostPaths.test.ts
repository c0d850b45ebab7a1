import { isHostPath } from './hostPaths';

test.each([
  '/',
  '/login',
  '/login/:role?/:objective?',
  '/Login/x/y/z',
  '/logout',
  '/:role/:objective',
  '/:anything',
  '/farmer/maize',
  '/dashboard',
  '/dashboard/notifications',
])('C-07 %s belongs to the host', (path) => expect(isHostPath(path)).toBe(true));

test.each(['/dashboard/weather', '/dashboard/:id', '/weather', '/weather/:role', '/farmer/maize/today', '/loginx'])(
  'C-07 %s is free for a section',
  (path) => expect(isHostPath(path)).toBe(false),
);
