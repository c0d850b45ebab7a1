import { findRoleProblems, listCallsOfOthers } from './roleProblems';

const page = { path: '/dashboard/x', title: 'X', page: 'x' } as const;

test.each([
  ['a call of all roles of the page', { firstCall: '/sales?page=1&size=10', roles: ['Admin', 'Consultant'] }, []],
  [
    'an administrators’ call on a page of consultants',
    { firstCall: '/registry/sections', roles: ['Admin', 'Consultant'] },
    [{ kind: 'roles', subject: '/dashboard/x (Consultant)', detail: 'GET /registry/sections' }],
  ],
  [
    'a parallel call with a parameter',
    { parallelCalls: ['/registry/sections/:name/versions'], roles: ['Farmer'] },
    [{ kind: 'roles', subject: '/dashboard/x (Farmer)', detail: 'GET /registry/sections/{name}/versions' }],
  ],
  ['a role with another page', { firstCall: '/registry/sections', roles: ['Farmer'], pageFor: { Farmer: 'y' } }, []],
  ['a page without a session', { firstCall: '/registry/sections', roles: 'public' }, []],
  ['a call that this contract does not have', { firstCall: '/none', roles: ['Farmer'] }, []],
] as const)('C-07 compares the roles of a page with those of its calls: %s', (_, route, problems) =>
  expect(findRoleProblems({ routes: [{ ...page, ...route }] })).toEqual(problems),
);

const used = ['GET /audit', 'GET /sales', 'GET /gone', 'platform#call'];

test.each([
  ['a call of other roles', { roles: ['Consultant', 'Farmer'] }, ['GET /audit']],
  ['a call that one of the roles may make', { roles: ['Consultant', 'Admin'] }, []],
  ['a page without a session', { roles: 'public' }, []],
  ['a role with another page', { roles: ['Consultant', 'Admin'], pageFor: { Admin: 'y' } }, ['GET /audit']],
  ['another page than that of the calls', { roles: ['Farmer'], page: 'y' }, []],
] as const)('C-07 names the calls of a page that none of its roles may make: %s', (_, route, keys) => {
  const found = listCallsOfOthers({ routes: [{ ...page, ...route }] }, (shown) => (shown === 'x' ? used : []));
  expect(found.map(({ key }) => key)).toEqual(keys);
});

test('C-07 compares the roles of offline data with those of its calls', () => {
  const offlineData = { Admin: ['GET /registry/sections'], Farmer: ['GET /registry/sections'] } as const;
  expect(findRoleProblems({ routes: [], offlineData })).toEqual([
    { kind: 'roles', subject: 'offlineData (Farmer)', detail: 'GET /registry/sections' },
  ]);
});
