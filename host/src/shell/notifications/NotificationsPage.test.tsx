import { type MockResponses, renderPage, mockApi } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import NotificationsPage from './NotificationsPage';
import { createNotificationServer, createNotification } from '../../testing/notificationFixtures';

const READ_AT = '2026-11-21T06:30:00.000Z';

function openPage(answers: MockResponses) {
  const requests = mockApi(answers);
  const page = (
    <Routes>
      <Route path="/dashboard/notifications" element={<NotificationsPage />} />
      <Route path="*" element={<p>La venta</p>} />
    </Routes>
  );
  return { requests, ...renderPage(page, '/dashboard/notifications') };
}

const findItem = async (text: RegExp) => {
  const items = await screen.findAllByRole('listitem');
  return items.find(({ textContent }) => text.test(textContent ?? '')) ?? document.body;
};

test('R-10 following a notification opens its link and marks it as read', async () => {
  const { user, requests } = openPage(createNotificationServer([createNotification(1)]).answers);
  await user.click(await screen.findByRole('link', { name: /000001/ }));
  expect(await screen.findByText('La venta')).toBeVisible();
  const { id } = createNotification(1);
  await waitFor(() => expect(requests).toContainEqual({ method: 'PUT', url: `/notifications/${id}/read` }));
});

test('R-10 marks one as read in the list, then all, which disables the button', async () => {
  const { user } = openPage(createNotificationServer([createNotification(2), createNotification(1)]).answers);
  await user.click(await screen.findByRole('button', { name: /^Marcar como leída: .*000002/ }));
  await waitFor(() => expect(screen.getAllByText('Sin leer', { selector: 'span' })).toHaveLength(1));
  const all = screen.getByRole('button', { name: 'Marcar todas como leídas' });
  await waitFor(() => expect(all).toBeEnabled());
  await user.click(all);
  await waitFor(() => expect(screen.queryAllByText('Sin leer', { selector: 'span' })).toHaveLength(0));
  await waitFor(() => expect(all).toBeDisabled());
});

test('R-10 lists the notifications, marks the unread ones as «Sin leer», and keeps the filter in the address', async () => {
  const { user, requests } = openPage(
    createNotificationServer([createNotification(2), createNotification(1, { readAt: READ_AT })]).answers,
  );
  expect(await screen.findByText('2 notificaciones')).toBeVisible();
  expect(within(await findItem(/000002/)).getByText('Sin leer')).toBeVisible();
  const read = within(await findItem(/000001/));
  expect(read.queryByText('Sin leer')).not.toBeInTheDocument();
  expect(read.getByText('Eva Luna registró una venta de 7 bolsas.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Sin leer' }));
  expect(await screen.findByText('1 notificación')).toBeVisible();
  expect(requests.map(({ url }) => url)).toContain('/notifications?unread=true&page=1&size=10');
  expect(screen.getByRole('link', { name: 'Sin leer' })).toHaveAttribute('aria-current', 'page');
});

test('R-10 shows an empty state with and without the filter', async () => {
  const { user } = openPage(createNotificationServer([]).answers);
  expect(await screen.findByText(/Aún no hay notificaciones/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Sin leer' }));
  expect(await screen.findByText(/No queda ninguna notificación sin leer/)).toBeVisible();
});

test('R-10 shows an error that can be retried', async () => {
  const server = createNotificationServer([createNotification(1)]);
  let down = true;
  const { user } = openPage({
    'GET /notifications': (address) =>
      down ? { status: 503, error: 'El servicio no está disponible.' } : server.answers['GET /notifications'](address),
  });
  expect(await screen.findByText('El servicio no está disponible.')).toBeVisible();
  down = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: /000001/ })).toBeVisible();
});

test('R-10 renders no link unless it leads to a page of the product', async () => {
  const links = ['https://malo.mx', '//malo.mx', '/\\malo.mx', 'javascript:alert(1)', null];
  openPage(createNotificationServer(links.map((link, index) => createNotification(index, { link }))).answers);
  expect(await screen.findAllByText(/Venta nueva/)).toHaveLength(links.length);
  expect(screen.queryByRole('link', { name: /Venta nueva/ })).not.toBeInTheDocument();
});
