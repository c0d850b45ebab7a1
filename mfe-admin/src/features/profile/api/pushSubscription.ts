import type { PushDevice } from '@surco/shared/contract';
import { ApiError, call } from '@surco/shared/platform';
import { pushTexts as texts } from '../pushTexts';

/** In ms. The host installs the service worker some seconds after the page. */
const READY_TIMEOUT_MS = 10_000;

const createPushError = (text: string): ApiError => new ApiError(text, 0, 'AVISOS_NO_DISPONIBLES');

const findSubscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/**
 * Ties the push device of this browser to the current session and returns it. Null when the browser is not subscribed,
 * or when the API knows no device of this user at its address; there it removes that of another user.
 */
export async function claimCurrentDevice(): Promise<PushDevice | null> {
  const subscription = await findSubscription();
  return subscription && call('POST /users/me/push-devices/current', { body: { endpoint: subscription.endpoint } });
}

const waitForWorker = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(createPushError(texts.notReady)), READY_TIMEOUT_MS);
    }),
  ]);

/**
 * Asks the user for the permission of the browser, if needed, and turns the notifications of this device on.
 * @param publicKey key of the API, in base64url
 * @throws ApiError whose text says what to do, for example when the permission was not given
 */
export async function subscribeBrowser(publicKey: string): Promise<PushDevice> {
  if ((await Notification.requestPermission()) !== 'granted') throw createPushError(texts.notAnswered);
  const { pushManager } = await waitForWorker();
  const former = await pushManager.getSubscription();
  // The browser rejects `subscribe` with another key than that of an existing subscription.
  await former?.unsubscribe();
  const subscription = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch(() => {
      throw createPushError(texts.noService);
    });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return call('POST /users/me/push-devices', {
    // The device keeps its settings, and its former address does not stay in the list.
    body: { endpoint, keys: { p256dh, auth }, ...(former && { formerEndpoint: former.endpoint }) },
  });
}

/** Turns the notifications of this device off. */
export async function unsubscribeBrowser(id: string): Promise<void> {
  await call('DELETE /users/me/push-devices/{id}', { params: { id } });
  await (await findSubscription())?.unsubscribe();
}
