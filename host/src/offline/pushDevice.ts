import { call } from '@surco/shared/platform';

/** The push subscription of this browser; undefined without one, or where push is unknown. */
async function findSubscription(): Promise<PushSubscription | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? undefined;
}

/** Ties this browser's subscription to the session, or ends it when it belongs to somebody else or was removed. */
async function claimPushSubscription(): Promise<void> {
  const subscription = await findSubscription();
  if (!subscription) return;
  const device = await call('POST /users/me/push-devices/current', { body: { endpoint: subscription.endpoint } });
  if (!device) await subscription.unsubscribe();
}

/** Ends the subscription after a sign-out and takes the shown notifications off the screen. */
export async function forgetPushSubscription(): Promise<void> {
  try {
    await (await findSubscription())?.unsubscribe();
    const registration = await navigator.serviceWorker?.getRegistration();
    for (const notification of (await registration?.getNotifications?.()) ?? []) notification.close();
  } catch {
    // The API has removed the device with the session: nothing arrives any more.
  }
}

/** Checks that this browser's subscription belongs to the signed-in user. */
export function preparePush(): void {
  // Without a network the next page load checks it.
  claimPushSubscription().catch(console.warn);
}
