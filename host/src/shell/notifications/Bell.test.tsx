import { dismissToast, session, useCall, useToasts } from '@surco/shared/platform';
import { renderPage, serve } from '@surco/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { person } from '@surco/shared/testing/people';
import { Bell } from './Bell';
import { ready, serveStream, told } from './live/testStream';
import { noticesServer, testNotice } from './testNotices';

jest.mock('../../whenQuiet', () => ({
  whenQuiet: (work: () => void) => {
    work();
    return () => undefined;
  },
}));

beforeEach(() => session.setUser(person('Supervisor')));
afterEach(() => {
  session.clear();
  for (const { id } of useToasts.getState().toasts) dismissToast(id);
});

const notices = (count: number) => Array.from({ length: count }, (_, index) => testNotice(index + 1));

function open(count: number, phone = false) {
  const server = noticesServer(notices(count));
  const asked = serve(server.answers);
  const connections = serveStream();
  return { server, asked, connections, ...renderPage(<Bell phone={phone} />) };
}

test.each([
  [0, 'Notificaciones'],
  [3, 'Notificaciones, 3 sin leer'],
  [120, 'Notificaciones, 99+ sin leer'],
])('R-10 with %i unread the bell is called "%s"', async (count, name) => {
  open(count);
  expect(await screen.findByRole('button', { name })).toBeInTheDocument();
});

test('R-10 on a phone the bell leads to the page', async () => {
  open(3, true);
  expect(await screen.findByRole('link', { name: 'Notificaciones, 3 sin leer' })).toHaveAttribute(
    'href',
    '/dashboard/notifications',
  );
});

test('R-10 it opens the latest few, marks all of them and leads to the rest', async () => {
  const { user } = open(7);
  await user.click(await screen.findByRole('button', { name: 'Notificaciones, 7 sin leer' }));
  expect(await screen.findAllByRole('listitem', { hidden: true })).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'Ver todas', hidden: true })).toHaveAttribute(
    'href',
    '/dashboard/notifications',
  );
  await user.click(screen.getByText('Marcar todas como leídas'));
  expect(await screen.findByRole('button', { name: 'Notificaciones' })).toBeInTheDocument();
});

test('R-10 a new notice grows the count and says its title, and nothing is asked meanwhile', async () => {
  const { server, asked, connections } = open(1);
  await screen.findByRole('button', { name: 'Notificaciones, 1 sin leer' });
  await waitFor(() => expect(connections).toHaveLength(1));
  connections[0]?.send(ready('a'));
  await waitFor(() => expect(asked).toHaveLength(2));
  const fresh = testNotice(9);
  server.add(fresh);
  connections[0]?.send(told('b', fresh));
  expect(await screen.findByRole('button', { name: 'Notificaciones, 2 sin leer' })).toBeInTheDocument();
  expect(useToasts.getState().toasts.map(({ summary }) => summary)).toEqual([fresh.title]);
  expect(asked).toHaveLength(3);
});

test('R-10 the connection ends with the frame', async () => {
  const { connections, unmount } = open(1);
  await waitFor(() => expect(connections).toHaveLength(1));
  unmount();
  await waitFor(() => expect(connections[0]?.broken).toBe(true));
});

const OPEN_SEASONS = { query: { page: 1, size: 'all', isOpen: 'true' } } as const;
const Seasons = () => (
  <p>
    {useCall('GET /seasons', OPEN_SEASONS)
      .data?.data.map(({ name }) => name)
      .join() ?? '…'}
  </p>
);

test('R-10 X-18 a season that is opened is offered at once where seasons are being chosen from', async () => {
  const opened: object[] = [];
  const { answers } = noticesServer([]);
  serve({ ...answers, 'GET /seasons': () => ({ data: opened, page: 1, size: 'all', totalPages: 1, totalRecords: 1 }) });
  const connections = serveStream();
  renderPage(
    <>
      <Bell phone={false} />
      <Seasons />
    </>,
  );
  await waitFor(() => expect(connections).toHaveLength(1));
  opened.push({ id: 's-1', name: 'PV 2027' });
  connections[0]?.send(told('b', { id: 'n-1', title: 'Quedan pocas bolsas', type: 'client.pending' }));
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
  expect(screen.queryByText('PV 2027')).toBeNull();
  connections[0]?.send(told('c', { id: 'n-2', title: 'PV 2027 está abierta', type: 'season.opened' }));
  expect(await screen.findByText('PV 2027')).toBeVisible();
});
