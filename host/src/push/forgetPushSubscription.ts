import { closeNotifications } from './closeNotifications';

/** The service worker and push subscription of this browser; undefined without one, or where push is unknown. */
export async function findPushSubscription() {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  return registration && subscription ? { registration, subscription } : undefined;
}

async function unsubscribe(): Promise<void> {
  try {
    await (await findPushSubscription())?.subscription.unsubscribe();
  } catch {
    // The API removes the device with its session: nothing arrives any more.
  }
}

/**
 * Takes the shown notifications off the screen, then ends the push subscription of this browser. Resolves before it has
 * ended, because that may need the network.
 */
export async function forgetPushSubscription(): Promise<void> {
  await closeNotifications();
  void unsubscribe();
}
