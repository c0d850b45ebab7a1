import { type Answers, renderPage, serve } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import NotificationsPage from './NotificationsPage';
import { noticesServer, testNotice } from './testNotices';

const READ = '2026-11-21T06:30:00.000Z';

function open(answers: Answers, address = '/dashboard/notifications') {
  const asked = serve(answers);
  const page = (
    <Routes>
      <Route path="/dashboard/notifications" element={<NotificationsPage />} />
      <Route path="*" element={<p>La venta</p>} />
    </Routes>
  );
  return { asked, ...renderPage(page, address) };
}

const item = async (text: RegExp) => {
  const items = await screen.findAllByRole('listitem');
  return items.find(({ textContent }) => text.test(textContent ?? '')) ?? document.body;
};

test('R-10 what a person was told, the unread ones by a word', async () => {
  open(noticesServer([testNotice(2), testNotice(1, { readAt: READ })]).answers);
  expect(within(await item(/000002/)).getByText('Sin leer')).toBeVisible();
  const read = within(await item(/000001/));
  expect(read.queryByText('Sin leer')).not.toBeInTheDocument();
  expect(read.getByText('Eva Luna registró una venta de 7 bolsas.')).toBeVisible();
  expect(screen.getByText('2 notificaciones')).toBeVisible();
});

test('R-10 pressing one opens its link and marks it as read', async () => {
  const { user, asked } = open(noticesServer([testNotice(1)]).answers);
  await user.click(await screen.findByRole('link', { name: /000001/ }));
  expect(await screen.findByText('La venta')).toBeVisible();
  const { id } = testNotice(1);
  await waitFor(() => expect(asked).toContainEqual({ method: 'PUT', url: `/notifications/${id}/read` }));
});

test('R-10 one may be marked where it stands', async () => {
  const { user } = open(noticesServer([testNotice(2), testNotice(1)]).answers);
  await user.click(await screen.findByRole('button', { name: /^Marcar como leída: .*000002/ }));
  await waitFor(() => expect(screen.getAllByText('Sin leer', { selector: 'span' })).toHaveLength(1));
});

test('R-10 all are marked at once, and then there is nothing left to mark', async () => {
  const { user } = open(noticesServer([testNotice(2), testNotice(1)]).answers);
  const all = await screen.findByRole('button', { name: 'Marcar todas como leídas' });
  await waitFor(() => expect(all).toBeEnabled());
  await user.click(all);
  await waitFor(() => expect(screen.queryAllByText('Sin leer', { selector: 'span' })).toHaveLength(0));
  await waitFor(() => expect(all).toBeDisabled());
});

test('R-10 the filter stands in the address', async () => {
  const { user, asked } = open(noticesServer([testNotice(2), testNotice(1, { readAt: READ })]).answers);
  await screen.findByText('2 notificaciones');
  await user.click(screen.getByRole('link', { name: 'Sin leer' }));
  expect(await screen.findByText('1 notificación')).toBeVisible();
  expect(asked.map(({ url }) => url)).toContain('/notifications?unread=true&page=1&size=10');
  expect(screen.getByRole('link', { name: 'Sin leer' })).toHaveAttribute('aria-current', 'page');
});

test.each([
  ['/dashboard/notifications', /Aún no hay notificaciones/],
  ['/dashboard/notifications?unread=true', /No queda ninguna notificación sin leer/],
])('R-10 nothing to read at %s is said', async (address, text) => {
  open(noticesServer([]).answers, address);
  expect(await screen.findByText(text)).toBeVisible();
});

test('R-10 what fails is told and can be tried again', async () => {
  const server = noticesServer([testNotice(1)]);
  let down = true;
  const { user } = open({
    'GET /notifications': (address) =>
      down ? { status: 503, error: 'El servicio no está disponible.' } : server.answers['GET /notifications'](address),
  });
  expect(await screen.findByText('El servicio no está disponible.')).toBeVisible();
  down = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: /000001/ })).toBeVisible();
});

test.each(['https://malo.mx', '//malo.mx', '/\\malo.mx', 'javascript:alert(1)', null])(
  'R-10 a notice leads nowhere but into the product: %s',
  async (link) => {
    open(noticesServer([testNotice(1, { link })]).answers);
    expect(await screen.findByText(/000001/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /000001/ })).not.toBeInTheDocument();
  },
);
