import type { SessionUser } from '@surco/shared/contract';
import { call } from '@surco/shared/platform';
import { renewSubscription } from '../offline/worker/renewSubscription';
import { findPushSubscription, forgetPushSubscription } from './forgetPushSubscription';

/** Base64url without padding, as the API writes its key. */
const encodeKey = (key: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Subscribes again if the key of the API has changed: push services refuse messages that another key has signed. */
async function resubscribeIfKeyChanged(
  { pushManager }: ServiceWorkerRegistration,
  current: PushSubscription,
): Promise<void> {
  const { applicationServerKey } = current.options;
  const { publicKey } = await call('GET /users/me/push-devices', {});
  if (!applicationServerKey || encodeKey(applicationServerKey) === publicKey) return;
  await current.unsubscribe();
  await renewSubscription(pushManager, { formerEndpoint: current.endpoint });
}

/** Ties this browser's subscription to the session, or ends it when it belongs to somebody else or was removed. */
async function claimPushSubscription(): Promise<void> {
  const found = await findPushSubscription();
  if (!found) return;
  const { registration, subscription } = found;
  const device = await call('POST /users/me/push-devices/current', { body: { endpoint: subscription.endpoint } });
  await (device ? resubscribeIfKeyChanged(registration, subscription) : forgetPushSubscription());
}

/** Prepares the push subscription of this browser for the signed-in user. Farmers get no notifications. */
export function preparePush({ role }: SessionUser): void {
  const prepared = role === 'Farmer' ? forgetPushSubscription() : claimPushSubscription();
  // Without a network the next page load repeats it.
  prepared.catch(console.warn);
}
