import { calls, type CallKey } from '@surco/shared/contract/calls';
import { listErrorStatuses } from './errorResponses';

test.each<[CallKey, number]>([
  ['POST /users/me/push-devices/{id}/test', 429],
  ['POST /clients/registration', 409],
  ['POST /auth/confirm-email', 409],
])('the documentation of %s has its status %i', (key, status) => {
  expect(listErrorStatuses(key, calls[key])).toContain(status);
});
