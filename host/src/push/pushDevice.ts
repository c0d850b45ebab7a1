import type { SessionUser } from '@surco/shared/contract';
import { call } from '@surco/shared/platform';
import { findPushSubscription, forgetPushSubscription } from './forgetPushSubscription';

/** Ties this browser's subscription to the session, or ends it when it belongs to somebody else or was removed. */
async function claimPushSubscription(): Promise<void> {
  const found = await findPushSubscription();
  if (!found) return;
  const { subscription } = found;
  const device = await call('POST /users/me/push-devices/current', { body: { endpoint: subscription.endpoint } });
  if (!device) await forgetPushSubscription();
}

/** Prepares the push subscription of this browser for the signed-in user. Farmers get no notifications. */
export function preparePush({ role }: SessionUser): void {
  const prepared = role === 'Farmer' ? forgetPushSubscription() : claimPushSubscription();
  // Without a network the next page load repeats it.
  prepared.catch(console.warn);
}
