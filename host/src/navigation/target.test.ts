import { testRemotes } from '../testing/testRemotes';
import { createPublicPathCheck } from './target';

const isPublicPath = createPublicPathCheck(testRemotes);

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
