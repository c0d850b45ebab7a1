import type { SeasonClosing } from '@surco/shared/contract';
import { createSessionUser, mockApi, type MockResponses, recordBody, renderPage, session } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { TestRoutes } from '../../../testing/TestRoutes';
import { createSeason } from '../../../testing/inventoryFixtures';
import SeasonDetailPage from './SeasonDetailPage';

const season = createSeason({ isOpen: true, isVoucherOpen: true });
const closing: SeasonClosing = {
  sales: [{ status: 'REGISTRADA', count: 12 }],
  vouchers: [{ status: 'CON_ABONOS', count: 1, balance: '4500.00' }],
};

/** Opens the page of an open season; its other panels have no answer. */
function open(change: MockResponses = {}) {
  mockApi({ 'GET /seasons/s-1': { data: season }, 'GET /seasons/s-1/closing': { data: closing }, ...change });
  const page = <TestRoutes pages={{ '/dashboard/seasons/season/:id': <SeasonDetailPage /> }} />;
  return renderPage(page, '/dashboard/seasons/season/s-1');
}

beforeEach(() => session.setUser(createSessionUser('Coordinator')));
afterEach(() => session.clear());

/** Opens an open season and asks to close it. */
async function askToClose(change: MockResponses = {}) {
  const opened = open(change);
  await opened.user.click(await screen.findByRole('button', { name: /^Más acciones/ }));
  await opened.user.click(await screen.findByRole('menuitem', { name: 'Cerrar temporada' }));
  return { ...opened, question: within(await screen.findByRole('dialog')) };
}

test('R-33 the season is closed on its page, after a question that names what stays open', async () => {
  session.setUser(createSessionUser('Admin'));
  const { name, startDate, endDate } = season;
  const sent: unknown[] = [];
  const { user, question } = await askToClose({
    'PUT /seasons/s-1': recordBody(sent, { data: { ...season, isOpen: false, isVoucherOpen: false, version: 2 } }),
  });
  expect(await question.findByText('Queda abierto:')).toBeInTheDocument();
  expect(question.getByRole('link', { name: '12 ventas sin entregar' })).toHaveAttribute(
    'href',
    '/dashboard/sales/list/sale?seasonId=s-1&status=REGISTRADA',
  );
  expect(question.getByRole('link', { name: '1 DKbono con abonos' })).toBeInTheDocument();
  expect(question.getByText('Saldo $4,500.00')).toBeInTheDocument();
  expect(question.getByText(/sus DKbonos no se pueden convertir en venta/)).toBeInTheDocument();
  expect(question.queryByText('Ningún DKbono abierto')).toBeNull();
  expect(sent).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Cerrar ventas y DKbonos y avisar' }));
  await waitFor(() =>
    expect(sent).toEqual([{ name, startDate, endDate, isOpen: false, isVoucherOpen: false, version: 1 }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: /^Más acciones/ }));
  expect(await screen.findByRole('menuitem', { name: 'Ver inventario' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Cerrar temporada' })).toBeNull();
});

test('R-33 a coordinator learns what stays open in their zones', async () => {
  const { question } = await askToClose({ 'GET /seasons/s-1/closing': { data: { sales: [], vouchers: [] } } });
  expect(await question.findByText(/^En sus zonas no queda nada abierto/)).toBeInTheDocument();
});

test('R-33 the question says when what stays open cannot be read, and reads it again', async () => {
  let isUp = false;
  const { user, question } = await askToClose({
    'GET /seasons/s-1/closing': () => (isUp ? { data: closing } : { status: 500, error: 'Algo salió mal.' }),
  });
  expect(await question.findByRole('alert')).toHaveTextContent('No se pudo consultar lo que queda abierto.');
  isUp = true;
  await user.click(question.getByRole('button', { name: 'Reintentar' }));
  expect(await question.findByRole('link', { name: '12 ventas sin entregar' })).toBeInTheDocument();
});
