import { createSessionUser, mockApi } from '@surco/shared/testing';
import { waitFor } from '@testing-library/react';
import { installPush, removePush } from '../testing/installPush';
import { preparePush } from './pushDevice';

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
