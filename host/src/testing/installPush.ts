/** Gives the browser a service worker that shows a notification and has a push subscription. */
export function installPush() {
  const close = jest.fn();
  const renewal = { endpoint: 'https://push.test/new', keys: { p256dh: 'p', auth: 'a' } };
  const subscription = {
    endpoint: 'https://push.test/old',
    options: { applicationServerKey: new Uint8Array([251, 239, 190, 255]).buffer },
    unsubscribe: jest.fn(async () => true),
  };
  const subscribe = jest.fn(async () => ({ toJSON: () => renewal }));
  const registration = {
    getNotifications: async () => [{ close }],
    pushManager: { getSubscription: async () => subscription, subscribe },
  };
  const serviceWorker = { getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return { close, subscription, subscribe, renewal };
}

export const removePush = (): boolean => Reflect.deleteProperty(navigator, 'serviceWorker');
