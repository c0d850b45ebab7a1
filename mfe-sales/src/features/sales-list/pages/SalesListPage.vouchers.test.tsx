import type { Role } from '@surco/shared/domain';
import { useToasts } from '@surco/shared/platform';
import {
  chooseOption,
  createPage,
  mockApi,
  type MockResponses,
  recordBody,
  renderPage,
  session,
} from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useDocumentActions } from '../../../common/api/useDocumentActions';
import { FIRST_VOUCHERS_CALL } from '../../../common/model/tabs';
import { manifest } from '../../../manifest';
import { createUser, createVoucher, createVoucherSummary } from '../../../testing/fixtures';
import SalesListPage from './SalesListPage';

const totals = {
  count: 45,
  bags: 900,
  hectares: 600,
  subtotal: '3000000.00',
  tax: '0.00',
  total: '3000000.00',
  paid: '1000000.00',
  balance: '2000000.00',
};

const VOUCHER_LIST_PATH = '/dashboard/sales/list/voucher';

/** Stands for the page that pays a DKbono while its list is in the cache. */
function PayVoucherButton() {
  const { replaceVoucher } = useDocumentActions();
  const paid = createVoucher({ status: 'LIQUIDADO', paid: '123660.50', balance: '0.00', version: 2 });
  return (
    <button type="button" onClick={() => void replaceVoucher(paid)}>
      Abonar
    </button>
  );
}

const open = (address = VOUCHER_LIST_PATH, role: Role = 'Consultant', responses: MockResponses = {}) => {
  session.setUser(createUser(role));
  useToasts.setState({ toasts: [] });
  const requests = mockApi({
    'GET /vouchers': createPage([createVoucherSummary()], { totalRecords: 45 }),
    'GET /vouchers/totals': { data: totals },
    'GET /simulator-params': { data: [] },
    ...responses,
  });
  const view = renderPage(
    <>
      <SalesListPage />
      <PayVoucherButton />
    </>,
    address,
  );
  return {
    ...view,
    requests,
    listVoucherRequests: () => requests.filter(({ url }) => url.startsWith('/vouchers?')).map(({ url }) => url),
  };
};

const runRowAction = async (user: ReturnType<typeof open>['user'], action: string) => {
  await user.click(await screen.findByRole('button', { name: 'Acciones de DKB-2026-000045' }));
  await user.click(screen.getByRole('menuitem', { name: action }));
};

test('R-24 X-08 K-01 the first request is the one that the HTML starts; row and totals show what is paid and owed', async () => {
  const { listVoucherRequests } = open(undefined, 'Admin');
  const row = (await screen.findByText('DKB-2026-000045')).closest('tr')!;
  const texts = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  // After the cell of the checkbox.
  expect(texts.slice(1, 11)).toEqual([
    'DKB-2026-000045',
    '19/11/26',
    'José Muñoz',
    'Carla Ibarra',
    '35',
    '$123,660.50',
    '$75,000.25',
    '$48,660.25',
    '31/01/99',
    'Con abonos',
  ]);
  const links = within(row).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['DKB-2026-000045', '/dashboard/sales/dkbono/b-1'],
    ['José Muñoz', '/dashboard/customers/form/c-1'],
  ]);
  expect(listVoucherRequests()).toEqual([FIRST_VOUCHERS_CALL]);
  const route = manifest.routes.find(({ path }) => path === VOUCHER_LIST_PATH);
  expect(route).toMatchObject({ firstCall: FIRST_VOUCHERS_CALL });
  expect(await screen.findByText('Pagado $1,000,000.00')).toBeVisible();
  expect(screen.getByText('Saldo $2,000,000.00')).toBeVisible();
});

test('X-08 filters by balance and by expiry within a week on the server', async () => {
  const { user, listVoucherRequests, requests } = open(`${VOUCHER_LIST_PATH}?expiresIn=7`);
  await screen.findByText('DKB-2026-000045');
  expect(screen.getByRole('button', { name: 'Quitar el filtro Vigencia: Vence en 7 días' })).toBeVisible();
  await chooseOption(user, 'Saldo', 'Con saldo pendiente');
  await waitFor(() =>
    expect(listVoucherRequests().at(-1)).toBe('/vouchers?balance=due&expiresIn=7&page=1&size=10&sort=-date'),
  );
  await waitFor(() =>
    expect(requests.some(({ url }) => url === '/vouchers/totals?balance=due&expiresIn=7')).toBe(true),
  );
});

test('X-12 a paid DKbono is replaced in the list without a reload', async () => {
  const { user, listVoucherRequests } = open();
  await screen.findByText('Con abonos');
  await user.click(screen.getByRole('button', { name: 'Abonar' }));
  expect(await screen.findByText('Liquidado')).toBeVisible();
  expect(screen.getByText('$0.00')).toBeVisible();
  expect(listVoucherRequests()).toHaveLength(1);
});

test('R-24 cancels a DKbono with a reason and shows the new status at once', async () => {
  const bodies: unknown[] = [];
  const { user } = open(undefined, undefined, {
    'POST /vouchers/b-1/cancel': (_, init) => {
      bodies.push(JSON.parse(String(init?.body)));
      return { data: createVoucher({ status: 'CANCELADO', version: 2 }) };
    },
  });
  await runRowAction(user, 'Cancelar DKbono');
  expect(await screen.findByText('¿Cancelar el DKbono DKB-2026-000045?')).toBeInTheDocument();
  const question = within(screen.getByRole('dialog'));
  expect(question.getByText(/\$75,000\.25, queda registrado como saldo a favor/)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Cancelar el DKbono' }));
  expect(await question.findByText('Escriba el motivo de la cancelación.')).toBeInTheDocument();
  await user.click(question.getByRole('textbox'));
  await user.paste('El cliente desistió');
  await user.click(question.getByRole('button', { name: 'Cancelar el DKbono' }));
  expect(await screen.findByText('Cancelado')).toBeVisible();
  expect(bodies).toEqual([{ reason: 'El cliente desistió', version: 1 }]);
});

test('R-24 an expired DKbono is reopened by an administrator', async () => {
  const { user } = open(undefined, 'Admin', {
    'GET /vouchers': createPage([createVoucherSummary({ status: 'VENCIDO', expiresAt: '2020-01-31' })]),
    'POST /vouchers/b-1/reopen': { data: createVoucher({ version: 2 }) },
  });
  expect(await screen.findByText(/^Venció hace/)).toBeVisible();
  await runRowAction(user, 'Reabrir');
  await user.click(await screen.findByRole('button', { name: 'Reabrir el DKbono' }));
  expect(await screen.findByText('Con abonos')).toBeVisible();
});

test('X-14 opens a tab for the PDF on the click; when the PDF fails, closes the tab and says so', async () => {
  const tab = document.body.appendChild(document.createElement('iframe')).contentWindow!;
  const closed = jest.spyOn(tab, 'close').mockImplementation(() => undefined);
  const opened = jest.spyOn(window, 'open').mockReturnValue(tab);
  const { user, requests } = open(undefined, 'Supervisor', {
    'GET /vouchers/b-1/pdf': { status: 503, error: 'El servicio no está disponible.' },
  });
  await runRowAction(user, 'Ver PDF');
  expect(opened).toHaveBeenCalledWith('', '_blank');
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(requests).toContainEqual({ method: 'GET', url: '/vouchers/b-1/pdf' });
  expect(useToasts.getState().toasts[0]).toMatchObject({
    severity: 'error',
    detail: 'El servicio no está disponible.',
  });
});

test.each<[Role, boolean]>([
  ['Consultant', true],
  ['Admin', false],
])('P-01 offers %s a new DKbono: %p', async (role, isOffered) => {
  open(undefined, role);
  await screen.findByText('DKB-2026-000045');
  expect(screen.queryAllByRole('link', { name: 'Nuevo DKbono' })).toHaveLength(isOffered ? 1 : 0);
});

const vouchers = [
  createVoucherSummary(),
  createVoucherSummary({ id: 'b-2', folio: 'DKB-2026-000046', version: 7 }),
  createVoucherSummary({ id: 'b-3', folio: 'DKB-2026-000047', status: 'CANCELADO' }),
];

async function selectAll(responses: MockResponses) {
  session.setUser(createUser('Consultant'));
  useToasts.setState({ toasts: [] });
  const requests = mockApi({
    'GET /vouchers': createPage(vouchers),
    'GET /vouchers/totals': { status: 503, error: 'El servicio no está disponible.' },
    'GET /simulator-params': { data: [] },
    ...responses,
  });
  const { user } = renderPage(<SalesListPage />, '/dashboard/sales/list/voucher?sort=-total');
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar la página' }));
  const bar = within(await screen.findByRole('region', { name: 'Selección' }));
  return { user, requests, press: (action: string) => user.click(bar.getByRole('button', { name: action })) };
}

test('R-24 cancels several DKbonos with one reason, and says why a cancelled one is left out', async () => {
  const bodies: unknown[] = [];
  const cancelled = { data: createVoucher({ status: 'CANCELADO' }) };
  const { user, press } = await selectAll({
    'POST /vouchers/b-1/cancel': recordBody(bodies, cancelled),
    'POST /vouchers/b-2/cancel': recordBody(bodies, cancelled),
  });
  await press('Cancelar DKbono');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('¿Cancelar 2 DKbonos?')).toBeInTheDocument();
  expect(dialog.getByText(/El DKbono está cancelado: ya no se puede cancelar\./)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cancelar DKbono' }));
  expect(await dialog.findByText('Escriba el motivo de la cancelación.')).toBeInTheDocument();
  await user.click(dialog.getByRole('textbox', { name: 'Motivo de la cancelación' }));
  await user.paste('Se repitieron');
  await user.click(dialog.getByRole('button', { name: 'Cancelar DKbono' }));
  await waitFor(() => expect(useToasts.getState().toasts[0]?.summary).toBe('2 DKbonos quedaron cancelados'));
  expect(bodies).toEqual([
    { reason: 'Se repitieron', version: 1 },
    { reason: 'Se repitieron', version: 7 },
  ]);
});

test.each([
  ['X-14', 'PDF en un archivo', 'POST /vouchers/pdf', ''],
  ['X-17', 'Exportar selección', 'POST /vouchers/voucher-report', '?sort=-total'],
])('%s "%s" asks for the file of the selected DKbonos, a report in the order of the list', async (...row) => {
  const [, action, call, query] = row;
  const bodies: unknown[] = [];
  const { press, requests } = await selectAll({
    [call]: recordBody(bodies, { status: 503, error: 'El servicio no está disponible.' }),
  });
  await press(action);
  await waitFor(() => expect(bodies).toEqual([{ ids: ['b-1', 'b-2', 'b-3'] }]));
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toContain(call + query);
});
