import type { PushDevice } from '@surco/shared/contract';
import { useToasts } from '@surco/shared/platform';
import { createSessionUser, mockApi, recordBody, renderPage, session } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '../../../testing/findDialog';
import { PushSection } from './PushSection';

const other: PushDevice = {
  id: '0a4e3a4e-7a44-4a0e-9f43-0c8f5f1d0001',
  device: 'Firefox en Linux',
  mutedTypes: [],
  showAmounts: false,
  createdAt: '2026-11-20T15:00:00.000Z',
  lastSuccessAt: null,
};
const current: PushDevice = { ...other, id: 'd-2', device: 'Chrome en Android' };

/**
 * Mocks the web push interfaces of the browser.
 * @param permission what the user has answered, or will answer
 * @param isSubscribed whether the browser already has a subscription
 */
function installPush(permission: NotificationPermission, isSubscribed = false) {
  const subscription = {
    endpoint: 'https://push.test/1',
    // The browser serializes the address that replaced `endpoint`.
    toJSON: () => ({ endpoint: 'https://push.test/2', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: jest.fn(async () => true),
  };
  const registration = {
    pushManager: {
      getSubscription: async () => (isSubscribed ? subscription : null),
      subscribe: jest.fn(async () => subscription),
    },
  };
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.assign(window, { PushManager: {}, Notification: { permission, requestPermission: async () => permission } });
  return { ...registration.pushManager, subscription };
}

function open(devices: PushDevice[], responses: Parameters<typeof mockApi>[0] = {}) {
  const requests = mockApi({
    'GET /users/me/push-devices': () => ({
      data: { publicKey: 'clave', types: ['voucher.payment', 'sale.created'], devices },
    }),
    'POST /users/me/push-devices/current': () => ({ data: devices.find(({ id }) => id === current.id) ?? null }),
    'POST /users/me/push-devices': () => {
      devices.push(current);
      return { data: current };
    },
    'DELETE /users/me/push-devices/d-2': () => {
      devices.pop();
      return { data: null };
    },
    ...responses,
  });
  return { requests, ...renderPage(<PushSection />, '/dashboard/users/me') };
}

beforeEach(() => {
  session.setUser(createSessionUser('Supervisor'));
  useToasts.setState({ toasts: [] });
});
afterEach(() => {
  session.clear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
});

test('R-10 explains first and turns the notifications on after the permission of the browser', async () => {
  const push = installPush('granted');
  const { user } = open([]);
  expect(await screen.findByText(/el navegador le preguntará/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Activar notificaciones' }));
  expect(await screen.findByText('Este dispositivo recibe sus notificaciones.')).toBeVisible();
  expect(push.subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: 'clave' }]]);
});

test('R-10 turning the notifications on again replaces the former address of this device', async () => {
  installPush('granted', true);
  const bodies: unknown[] = [];
  const { user } = open([], { 'POST /users/me/push-devices': recordBody(bodies, { data: current }) });
  await user.click(await screen.findByRole('button', { name: 'Activar notificaciones' }));
  const keys = { p256dh: 'p', auth: 'a' };
  await waitFor(() =>
    expect(bodies).toEqual([{ endpoint: 'https://push.test/2', keys, formerEndpoint: 'https://push.test/1' }]),
  );
});

test('R-10 says what to do when the user gives no permission', async () => {
  installPush('default');
  const { user, requests } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Activar notificaciones' }));
  await waitFor(() => expect(useToasts.getState().toasts[0]?.detail).toMatch(/responda «Permitir»/));
  expect(requests.map(({ method }) => method)).not.toContain('POST');
});

test.each([
  ['blocked', 'denied', /Abra los permisos del sitio/],
  ['unsupported', undefined, /Este navegador no puede recibir notificaciones/],
] as const)('R-10 says what to do where notifications are %s', async (_name, permission, text) => {
  if (permission) installPush(permission);
  open([]);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Activar notificaciones' })).toBeNull();
});

test('R-10 on an iPhone it asks to install Surco first', async () => {
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)');
  open([]);
  expect(await screen.findByText(/primero instale Surco/)).toBeVisible();
  agent.mockRestore();
});

test('R-10 amounts are hidden until chosen, and each type can be turned off', async () => {
  installPush('granted', true);
  const bodies: unknown[] = [];
  const { user } = open([current], {
    'PUT /users/me/push-devices/d-2': recordBody(bodies, { data: current }),
  });
  const amounts = await screen.findByRole('switch', { name: 'Mostrar importes en la pantalla bloqueada' });
  expect(amounts).not.toBeChecked();
  await user.click(amounts);
  await user.click(screen.getByRole('switch', { name: 'Abono a un DKbono' }));
  await waitFor(() =>
    expect(bodies).toEqual([
      { mutedTypes: [], showAmounts: true },
      { mutedTypes: ['voucher.payment'], showAmounts: false },
    ]),
  );
});

test('R-10 turns the notifications of this device off', async () => {
  const { subscription } = installPush('granted', true);
  const { user } = open([current]);
  await user.click(await screen.findByRole('button', { name: 'Desactivar en este dispositivo' }));
  expect(await screen.findByRole('button', { name: 'Activar notificaciones' })).toBeVisible();
  expect(subscription.unsubscribe).toHaveBeenCalled();
});

test('R-10 sends a test and shows why it failed', async () => {
  installPush('granted', true);
  const { user } = open([current], {
    'POST /users/me/push-devices/d-2/test': { status: 503, error: 'La notificación no se pudo enviar.' },
  });
  await user.click(await screen.findByRole('button', { name: 'Enviar una notificación de prueba' }));
  await waitFor(() =>
    expect(JSON.stringify(useToasts.getState().toasts)).toContain('La notificación no se pudo enviar.'),
  );
});

test('R-10 lists the other devices and removes one after a confirmation', async () => {
  installPush('granted');
  const { user, requests } = open([other], { [`DELETE /users/me/push-devices/${other.id}`]: { data: null } });
  const list = within(await screen.findByRole('list', { name: 'Otros dispositivos con notificaciones' }));
  expect(list.getByText('Firefox en Linux')).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Quitar las notificaciones de Firefox en Linux' }));
  const dialog = await findDialog('¿Quitar las notificaciones de Firefox en Linux?');
  await user.click(dialog.getByRole('button', { name: 'Quitar' }));
  await waitFor(() => expect(requests.map(({ method }) => method)).toContain('DELETE'));
});
