import type { SessionUser } from '@surco/shared/contract';
import type { Role } from '@surco/shared/domain';
import type { RemoteRoute } from '@surco/shared/federation';
import { createSessionUser } from '@surco/shared/testing';
import { createRemote } from '../testing/createRemote';
import { findFirstPath } from './findFirstPath';

const createRoute = (path: string, roles: RemoteRoute['roles']): RemoteRoute => ({
  path,
  roles,
  title: path,
  page: 'p',
});
const menuOf = (path: string, roles: readonly Role[], children: readonly string[] = []) => ({
  path,
  roles,
  label: path,
  icon: 'M0 0',
  order: 1,
  children: children.map((child) => ({ path: child, label: child, roles })),
});
const admin = createSessionUser('Admin');
const consultant = createSessionUser('Consultant');

const section = createRemote({
  name: 'mfe-new',
  menu: [menuOf('/dashboard/plans', ['Admin'], ['/dashboard/plans/list']), menuOf('/dashboard/plots', ['Consultant'])],
  routes: [
    createRoute('/dashboard/plans/plan/:id', ['Admin']),
    createRoute('/dashboard/plans/list', ['Admin']),
    createRoute('/dashboard/plots', ['Consultant']),
    createRoute('/dashboard/maps/:id?', ['Supervisor']),
    createRoute('/dashboard/simulate', ['Farmer']),
  ],
});

test.each<[string, SessionUser, string | undefined]>([
  ['the first page of the menu', admin, '/dashboard/plans/list'],
  ['the first menu entry of the role', consultant, '/dashboard/plots'],
  ['a page outside the menu, without its optional parameter', createSessionUser('Supervisor'), '/dashboard/maps'],
  ['nothing for a role without pages', createSessionUser('Coordinator'), undefined],
  ['nothing before the terms are accepted', { ...consultant, acceptedTos: false }, undefined],
])('C-07 opens %s', (_, user, path) => expect(findFirstPath(section, user)).toBe(path));

test('C-07 skips a menu entry whose page the role may not open', () => {
  const remote = createRemote({
    menu: [menuOf('/dashboard/a', ['Admin']), menuOf('/dashboard/notifications', ['Admin'])],
    routes: [createRoute('/dashboard/a', ['Supervisor']), createRoute('/dashboard/b', ['Admin'])],
  });
  expect(findFirstPath(remote, admin)).toBe('/dashboard/b');
});
