import { createSessionUser, mockApi, recordBody } from '@surco/shared/testing';
import { waitFor } from '@testing-library/react';
import { installPush, removePush } from '../testing/installPush';
import { preparePush } from './preparePush';

/** The key of the subscription of `installPush`, in base64url. */
const CURRENT_KEY = '----_w';

let push: ReturnType<typeof installPush>;
beforeEach(() => {
  push = installPush();
});
afterEach(removePush);

test("R-10 a farmer's sign-in ends the notifications of the person before", async () => {
  const requests = mockApi({});
  preparePush(createSessionUser('Farmer'));
  await waitFor(() => expect(push.subscription.unsubscribe).toHaveBeenCalled());
  expect(push.close).toHaveBeenCalled();
  expect(requests).toEqual([]);
});

test('R-10 ends the subscription of a device that the user does not have', async () => {
  mockApi({ 'POST /users/me/push-devices/current': { data: null } });
  preparePush(createSessionUser('Consultant'));
  await waitFor(() => expect(push.subscription.unsubscribe).toHaveBeenCalled());
  expect(push.close).toHaveBeenCalled();
});

function prepareOwnDevice(publicKey: string) {
  const bodies: unknown[] = [];
  const requests = mockApi({
    'POST /users/me/push-devices/current': recordBody(bodies, { data: { id: 'd-1' } }),
    'GET /users/me/push-devices': { data: { publicKey, devices: [{ id: 'd-1' }] } },
    'GET /config.json': { data: null },
    'POST /users/me/push-devices': recordBody(bodies, { data: { id: 'd-1' } }),
  });
  preparePush(createSessionUser('Consultant'));
  return { bodies, requests };
}

test('R-10 keeps the subscription of a device of the user and ties it to the session', async () => {
  const { bodies, requests } = prepareOwnDevice(CURRENT_KEY);
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(bodies).toEqual([{ endpoint: push.subscription.endpoint }]);
  expect(push.subscription.unsubscribe).not.toHaveBeenCalled();
  expect(push.close).not.toHaveBeenCalled();
});

test('R-10 subscribes again when the key of the API has changed', async () => {
  const { bodies } = prepareOwnDevice('new-key');
  const { endpoint } = push.subscription;
  await waitFor(() => expect(bodies).toEqual([{ endpoint }, { ...push.renewal, formerEndpoint: endpoint }]));
  expect(push.subscription.unsubscribe).toHaveBeenCalled();
  expect(push.subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: 'new-key' }]]);
});
