import type { CallSpec } from './calls/callSpec';
import { calls } from './calls';
import { roles } from '../domain/users/roles';

/**
 * Who may make each call, written down from the requirements and not derived from the table of calls. The API's
 * `routePermissions.test.ts` reads its expectations from that table, so only this test detects an error in it. Each
 * letter is a role, see {@link ROLE_LETTERS}; `any` is any signed-in user, `anyone` needs no session.
 */
const EXPECTED_ACCESS: readonly [requirements: string, who: string, calls: readonly string[]][] = [
  [
    'X-21',
    'anyone',
    ['GET /privacy-notice', 'POST /clients/registration', 'GET /states', 'GET /zones', 'GET /localities'],
  ],
  // The public registration form offers them.
  ['X-21', 'anyone', ['GET /production-types']],
  ['X-21', 'anyone', ['GET /health/live', 'GET /health/ready']],
  ['X-01 X-02 X-07', 'anyone', ['POST /auth/', 'POST /auth/client', 'POST /auth/{product}']],
  ['X-01', 'anyone', ['POST /auth/second-factor', 'POST /auth/second-factor/passkey']],
  ['X-01', 'anyone', ['POST /auth/second-factor/passkey-options']],
  ['X-04 X-05', 'anyone', ['POST /auth/forgot-password', 'POST /auth/reset-password', 'POST /auth/logout']],
  ['R-03', 'anyone', ['POST /auth/check-link']],
  ['X-21', 'anyone', ['POST /auth/confirm-email']],
  ['X-03 X-06', 'any', ['GET /auth/me', 'POST /users/accept-tos', 'GET /terms']],
  ['P-06', 'any', ['GET /products/enabled', 'GET /simulator/catalog', 'GET /simulator-params']],
  ['P-06', 'any', ['POST /simulations', 'GET /simulations', 'GET /simulations/{id}', 'PUT /simulations/{id}']],
  ['P-06', 'any', ['DELETE /simulations/{id}']],
  ['X-33', 'any', ['GET /images/{id}']],
  ['X-33', 'ACS', ['PUT /partners/{id}/logo', 'DELETE /partners/{id}/logo']],
  ['X-33', 'AK', ['POST /payments/{id}/photos', 'DELETE /payments/{id}/photos/{photoId}']],
  ['R-46', 'any', ['GET /users/me/first-steps', 'PUT /users/me/first-steps']],
  ['R-52', 'A', ['GET /setup', 'PUT /setup']],
  ['X-31', 'any', ['POST /links', 'GET /links', 'DELETE /links/{id}', 'GET /messages/share']],
  ['X-31', 'anyone', ['GET /papers/{token}', 'GET /papers/{token}/pdf', 'POST /papers/{token}/opened']],
  ['P-01', 'K', ['POST /sales', 'POST /vouchers']],
  ['P-01', 'ACSK', ['GET /users/me', 'PUT /users/me', 'POST /users/me/email', 'POST /users/me/password']],
  ['P-01', 'ACSK', ['GET /users/me/second-factor', 'POST /users/me/second-factor/totp']],
  ['P-01', 'ACSK', ['POST /users/me/second-factor/totp/confirm', 'POST /users/me/second-factor/recovery-codes']],
  ['P-01', 'ACSK', ['POST /users/me/second-factor/disable', 'POST /users/me/passkeys/options']],
  ['P-01', 'ACSK', ['POST /users/me/passkeys', 'POST /users/me/passkeys/{id}/remove']],
  ['P-05', 'ACS', ['POST /users/{id}/reset-second-factor']],
  ['P-05 T-04', 'ACS', ['POST /users/{id}/invite', 'POST /users/{id}/revoke-invitation']],
  ['R-11', 'ACSK', ['GET /users/me/data']],
  ['R-11', 'ACSK', ['GET /users/me/sessions', 'DELETE /users/me/sessions', 'DELETE /users/me/sessions/{id}']],
  ['P-02', 'AK', ['PUT /sales/{id}', 'POST /sales/{id}/deliver', 'DELETE /sales/{id}']],
  ['P-02', 'AK', ['PUT /vouchers/{id}', 'PUT /vouchers/{id}/payments', 'POST /vouchers/{id}/cancel']],
  ['P-02', 'A', ['POST /vouchers/{id}/reopen']],
  ['X-30', 'AK', ['POST /vouchers/{id}/payments', 'POST /sales/{id}/payments']],
  ['X-32', 'A', ['POST /vouchers/{id}/credits', 'POST /vouchers/{id}/credits/{creditId}/cancel']],
  ['X-30 X-32', 'ACSK', ['GET /payments/{id}/pdf', 'GET /clients/{id}/statement', 'GET /clients/{id}/statement/pdf']],
  ['X-15 X-16', 'AK', ['GET /sales/file-template', 'POST /sales/import', 'GET /sales/imports/{id}']],
  ['X-08', 'ACSK', ['GET /sales', 'GET /vouchers', 'GET /sales/totals', 'GET /vouchers/totals']],
  ['X-09 X-14', 'ACSK', ['GET /sales/{id}', 'GET /vouchers/{id}', 'GET /vouchers/{id}/pdf', 'POST /vouchers/pdf']],
  ['X-29', 'ACSK', ['GET /sales/{id}/pdf']],
  ['X-29', 'any', ['GET /simulations/{id}/pdf']],
  ['X-17', 'ACSK', ['GET /sales/sale-report', 'GET /vouchers/voucher-report']],
  ['X-17', 'ACSK', ['POST /sales/sale-report', 'POST /vouchers/voucher-report']],
  ['R-15', 'ACSK', ['GET /clients', 'GET /clients/{id}', 'GET /clients/duplicates']],
  ['R-16 R-18', 'ACK', ['POST /clients', 'PUT /clients/{id}']],
  ['T-04', 'ACS', ['POST /clients/{id}/approve', 'POST /clients/{id}/reject', 'PUT /clients/{id}/consultant']],
  ['T-04', 'ACS', ['POST /clients/{id}/activate', 'POST /clients/{id}/deactivate']],
  ['X-37', 'AC', ['GET /clients/{id}/merge', 'POST /clients/{id}/merge', 'POST /clients/{id}/unmerge']],
  ['P-03', 'AC', ['POST /inventories', 'PUT /inventories/{id}', 'POST /seasons', 'PUT /seasons/{id}']],
  ['X-18', 'ACSK', ['GET /seasons', 'GET /seasons/{id}']],
  ['X-22', 'ACSK', ['GET /overview/summary', 'GET /overview/weeks', 'GET /overview/ranking', 'GET /overview/vouchers']],
  ['X-22', 'ACSK', ['GET /overview/stock', 'GET /overview/activity']],
  ['X-22', 'ACSK', ['GET /seasons/{id}/stock', 'GET /seasons/{id}/customers', 'GET /seasons/{id}/closing']],
  ['X-23', 'AC', ['GET /targets', 'PUT /targets', 'GET /targets/proposal']],
  ['X-23', 'AC', ['GET /targets/file-template', 'POST /targets/read-file']],
  ['X-23', 'ACSK', ['GET /targets/progress']],
  ['R-37', 'ACSK', ['GET /inventories', 'GET /inventories/{id}', 'GET /inventories/totals']],
  ['P-04', 'A', ['GET /products', 'GET /products/{id}', 'POST /products', 'PUT /products/{id}']],
  ['P-04', 'A', ['GET /prices', 'GET /prices/lists', 'POST /prices', 'DELETE /prices/{id}/planned']],
  ['P-04', 'A', ['GET /prices/file-template', 'POST /prices/read-file']],
  ['P-04', 'A', ['POST /zones', 'PUT /zones/{id}', 'DELETE /zones/{id}']],
  ['P-04', 'A', ['POST /localities', 'PUT /localities/{id}', 'DELETE /localities/{id}']],
  ['P-04', 'A', ['GET /localities/file-template', 'POST /localities/import']],
  ['P-04', 'A', ['PUT /simulator-params', 'GET /simulator-params/history']],
  ['P-04', 'A', ['POST /production-types', 'PUT /production-types/{id}', 'DELETE /production-types/{id}']],
  ['P-04', 'A', ['GET /legal-texts', 'PUT /legal-texts']],
  ['P-04', 'A', ['GET /privacy-requests', 'POST /privacy-requests', 'PUT /privacy-requests/{id}']],
  ['P-04', 'A', ['POST /clients/{id}/anonymize', 'GET /clients/{id}/data']],
  ['P-04', 'A', ['GET /legal-texts/versions', 'GET /legal-texts/acceptances']],
  ['P-04', 'A', ['GET /messages', 'GET /messages/{id}', 'GET /messages/kinds', 'POST /messages']],
  ['P-04', 'A', ['PUT /messages/{id}', 'DELETE /messages/{id}']],
  ['X-28', 'ACSK', ['POST /exports', 'POST /exports/charts']],
  ['P-04', 'A', ['POST /messages/{id}/preview', 'POST /messages/{id}/test', 'GET /audit', 'GET /audit/export']],
  ['P-04', 'A', ['GET /registry/sections', 'GET /registry/sections/{name}/versions']],
  ['P-04', 'A', ['PUT /registry/sections/{name}/versions', 'POST /registry/sections/{name}/rollback']],
  ['P-04', 'A', ['POST /registry/sections/{name}/menu']],
  ['P-04', 'A', ['POST /registry/sections/{name}/use', 'DELETE /registry/sections/{name}/versions/{version}']],
  ['P-04', 'A', ['GET /registry/tokens', 'POST /registry/tokens', 'DELETE /registry/tokens/{id}']],
  ['P-04', 'A', ['GET /registry/visits']],
  ['C-07', 'anyone', ['POST /registry/preview/leave', 'POST /registry/visits']],
  ['P-05', 'ACS', ['GET /users', 'GET /users/{id}', 'POST /users', 'PUT /users/{id}']],
  ['P-05 T-04', 'ACS', ['POST /users/{id}/approve', 'POST /users/{id}/reject', 'POST /users/{id}/reopen']],
  ['P-05', 'ACS', ['POST /users/{id}/activate', 'POST /users/{id}/deactivate', 'POST /users/{id}/client-key']],
  ['P-05', 'ACS', ['GET /partners', 'GET /partners/{id}', 'POST /partners', 'PUT /partners/{id}']],
  ['X-21', 'ACSK', ['GET /distributors', 'GET /distributors/names', 'GET /products/names']],
  ['X-24', 'ACSK', ['GET /search']],
  // The role that creates the records of the list is needed too: `importRecords.test.ts`.
  [
    'X-35',
    'ACSK',
    ['POST /imports/{entity}/records', 'POST /imports/{list}/columns', 'GET /imports/{entity}/file-template'],
  ],
  ['X-35 X-36', 'ACSK', ['GET /imports', 'GET /imports/{id}/progress', 'POST /imports/{id}/undo']],
  ['E-12', 'ACSK', ['GET /views', 'POST /views', 'PUT /views/{id}', 'DELETE /views/{id}']],
  ['R-10', 'ACSK', ['GET /notifications', 'GET /notifications/stream', 'PUT /notifications/{id}/read']],
  ['R-10', 'ACSK', ['POST /notifications/read-all']],
  ['R-10', 'ACSK', ['GET /users/me/push-devices', 'POST /users/me/push-devices', 'PUT /users/me/push-devices/{id}']],
  ['R-10', 'ACSK', ['POST /users/me/push-devices/current', 'POST /users/me/push-devices/{id}/test']],
  ['R-10', 'ACSK', ['DELETE /users/me/push-devices/{id}']],
];

const ROLE_LETTERS: Readonly<Record<(typeof roles)[number], string>> = {
  Admin: 'A',
  Coordinator: 'C',
  Supervisor: 'S',
  Consultant: 'K',
  Farmer: 'F',
};

function toRoleLetters({ access }: CallSpec): string {
  if (access === 'anyone') return access;
  if (access === 'signedIn') return 'any';
  return roles
    .filter((role) => access.includes(role))
    .map((role) => ROLE_LETTERS[role])
    .join('');
}

const specs: ReadonlyMap<string, CallSpec> = new Map(Object.entries(calls));
const cases = EXPECTED_ACCESS.flatMap(([requirements, who, keys]) => keys.map((key) => ({ requirements, who, key })));

test.each(cases)('$requirements P-07 $key: $who', ({ key, who }) => {
  const spec = specs.get(key);
  expect(spec && toRoleLetters(spec)).toBe(who);
});

test('P-07 every call is listed here once', () =>
  expect(cases.map(({ key }) => key).toSorted()).toEqual([...specs.keys()].toSorted()));
