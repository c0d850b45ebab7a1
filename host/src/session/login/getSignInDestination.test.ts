import type { Role } from '@surco/shared/domain';
import { readSectionPaths } from '../../navigation/sectionPaths';
import { createRemote } from '../../testing/createRemote';
import { getSignInDestination } from './getSignInDestination';

const NEW_SALE = '/dashboard/sales/create-sale';
const LIST = '/dashboard/sales/list/sale';
const USERS = '/dashboard/users';

const toRoute = (path: string, fields: object) =>
  ({ path, roles: ['Admin', 'Consultant'], title: 'X', page: 'x', ...fields }) as const;
const paths = readSectionPaths([
  createRemote({
    routes: [
      toRoute(LIST, { homeFor: ['Consultant'] }),
      toRoute(USERS, { homeFor: ['Admin'] }),
      toRoute(NEW_SALE, { roles: ['Consultant'], shortcut: 'Nueva venta' }),
    ],
  }),
]);

test.each<[Role, string | null, string]>([
  ['Consultant', null, LIST],
  ['Consultant', NEW_SALE, NEW_SALE],
  ['Consultant', USERS, LIST],
  ['Admin', NEW_SALE, USERS],
  ['Farmer', NEW_SALE, '/farmer'],
])('N-08 a %s who had opened %s goes to %s', (role, requested, address) =>
  expect(getSignInDestination(paths, { role }, null, requested)).toBe(address),
);
