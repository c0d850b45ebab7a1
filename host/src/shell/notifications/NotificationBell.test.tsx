import { dismissToast, useCall, useToasts } from '@surco/shared/platform';
import { createSessionUser, mockApi, renderPage, session } from '@surco/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { NotificationBell } from './NotificationBell';
import {
  formatReadyEvent,
  mockNotificationStream,
  formatNotificationEvent,
} from '../../testing/mockNotificationStream';
import { createNotificationServer, createNotification } from '../../testing/notificationFixtures';

let startsAtOnce = true;
jest.mock('../../common/scheduleAfterLoad', () => ({
  scheduleAfterLoad: (work: () => void) => {
    if (startsAtOnce) work();
    return () => undefined;
  },
}));

beforeEach(() => {
  startsAtOnce = true;
  session.setUser(createSessionUser('Supervisor'));
});
afterEach(() => {
  session.clear();
  for (const { id } of useToasts.getState().toasts) dismissToast(id);
});

const createNotifications = (count: number) =>
  Array.from({ length: count }, (_, index) => createNotification(index + 1));

function renderBell(count: number, isPhone = false) {
  const server = createNotificationServer(createNotifications(count));
  const requests = mockApi(server.answers);
  const connections = mockNotificationStream();
  return { server, requests, connections, ...renderPage(<NotificationBell isPhone={isPhone} />) };
}

test.each([
  [0, 'Notificaciones'],
  [120, 'Notificaciones, 99+ sin leer'],
])('R-10 with %i unread notifications the bell is named "%s"', async (count, name) => {
  renderBell(count);
  expect(await screen.findByRole('button', { name })).toBeInTheDocument();
});

test('R-10 the first page has the count of the user details, without a request', () => {
  startsAtOnce = false;
  session.setUser(createSessionUser('Supervisor', { unreadNotifications: 4 }));
  const { requests } = renderBell(9);
  expect(screen.getByRole('button', { name: 'Notificaciones, 4 sin leer' })).toBeInTheDocument();
  expect(requests).toEqual([]);
});

test('R-10 on a phone the bell links to the page', async () => {
  renderBell(3, true);
  expect(await screen.findByRole('link', { name: 'Notificaciones, 3 sin leer' })).toHaveAttribute(
    'href',
    '/dashboard/notifications',
  );
});

test('R-10 opens the latest ones, marks all as read and links to all of them', async () => {
  const { user } = renderBell(7);
  await user.click(await screen.findByRole('button', { name: 'Notificaciones, 7 sin leer' }));
  expect(await screen.findAllByRole('listitem', { hidden: true })).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'Ver todas', hidden: true })).toHaveAttribute(
    'href',
    '/dashboard/notifications',
  );
  await user.click(screen.getByText('Marcar todas como leídas'));
  expect(await screen.findByRole('button', { name: 'Notificaciones' })).toBeInTheDocument();
});

test('R-10 a new notification raises the count and shows a toast, without polling; leaving closes the connection', async () => {
  const { server, requests, connections, unmount } = renderBell(1);
  await screen.findByRole('button', { name: 'Notificaciones, 1 sin leer' });
  await waitFor(() => expect(connections).toHaveLength(1));
  connections[0]?.send(formatReadyEvent('a'));
  await waitFor(() => expect(requests).toHaveLength(2));
  const fresh = createNotification(9);
  server.add(fresh);
  connections[0]?.send(formatNotificationEvent('b', fresh));
  expect(await screen.findByRole('button', { name: 'Notificaciones, 2 sin leer' })).toBeInTheDocument();
  expect(useToasts.getState().toasts.map(({ summary }) => summary)).toEqual([fresh.title]);
  expect(requests).toHaveLength(3);
  unmount();
  await waitFor(() => expect(connections[0]?.isAborted).toBe(true));
});

const OPEN_SEASONS = { query: { page: 1, size: 'all', isOpen: 'true' } } as const;
const SeasonsProbe = () => (
  <p>
    {useCall('GET /seasons', OPEN_SEASONS)
      .data?.data.map(({ name }) => name)
      .join() ?? '…'}
  </p>
);

test('R-10 X-18 refetches the seasons when one is opened', async () => {
  const opened: object[] = [];
  const { answers } = createNotificationServer([]);
  mockApi({
    ...answers,
    'GET /seasons': () => ({ data: opened, page: 1, size: 'all', totalPages: 1, totalRecords: 1 }),
  });
  const connections = mockNotificationStream();
  renderPage(
    <>
      <NotificationBell isPhone={false} />
      <SeasonsProbe />
    </>,
  );
  await waitFor(() => expect(connections).toHaveLength(1));
  opened.push({ id: 's-1', name: 'PV 2027' });
  connections[0]?.send(formatNotificationEvent('b', { id: 'n-1', title: 'Quedan pocas bolsas', type: 'stock.low' }));
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
  expect(screen.queryByText('PV 2027')).toBeNull();
  connections[0]?.send(
    formatNotificationEvent('c', { id: 'n-2', title: 'PV 2027 está abierta', type: 'season.opened' }),
  );
  expect(await screen.findByText('PV 2027')).toBeVisible();
});
