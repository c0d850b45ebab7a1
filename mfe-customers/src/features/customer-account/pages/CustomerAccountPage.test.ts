import type { Statement } from '@surco/shared/contract';
import type { Role } from '@surco/shared/domain';
import { type MockResponse, testId } from '@surco/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createCustomerDetail } from '../../../testing/customerFixtures';
import { renderSection } from '../../../testing/renderSection';
import { createStatement } from '../../../testing/statementFixture';

const STATEMENT = 'GET /clients/c-1/statement';
const CREDITS = `POST /vouchers/${testId('b-2')}/credits`;

const openAccount = (
  statement: Partial<Statement> | MockResponse = {},
  role: Role = 'Admin',
  { query = '', writes = {} }: { query?: string; writes?: Parameters<typeof renderSection>[3] } = {},
) =>
  renderSection(
    `form/c-1/account${query}`,
    role,
    {
      'GET /clients/c-1': { data: createCustomerDetail() },
      [STATEMENT]: 'status' in statement ? statement : { data: createStatement(statement as Partial<Statement>) },
    },
    writes,
  );

const readRows = (table: HTMLElement): (string | null)[] =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);

test('R-51 X-32 shows every movement with its balance and receipt, what is owed and what is in favour', async () => {
  openAccount();
  const movements = await screen.findByRole('table', { name: 'Movimientos' });
  expect(readRows(movements)).toEqual([
    'DocumentoFechaConceptoDetalleReciboCargoAbonoSaldo',
    'DKB-2026-00001201/09/26DKbono––$20,000.00–$20,000.00',
    'DKB-2026-00001202/09/26AbonoEfectivoR-2026-000001–$5,000.00$15,000.00',
    'DKB-2026-00001210/09/26CancelaciónEl cliente desistió––$20,000.00-$5,000.00',
    'DKB-2026-00004501/10/26DKbono––$90,000.00–$85,000.00',
    'DKB-2026-00004502/10/26AbonoTransferencia · SPEI-7R-2026-000003–$30,000.00$55,000.00',
    'DKB-2026-00004502/10/26Abono canceladoEfectivo · Se registró dos vecesR-2026-000002–$30,000.00$55,000.00',
  ]);
  expect(
    within(movements)
      .getAllByText('$30,000.00')
      .map(({ tagName }) => tagName),
  ).toEqual(['SPAN', 'S']);
  expect(within(movements).getByRole('link', { name: 'R-2026-000003' })).toHaveAttribute(
    'href',
    `/dashboard/sales/dkbono/${testId('b-1')}?recibo=${testId('a-2')}`,
  );
  expect(screen.getByText('Saldo final').parentElement).toHaveTextContent('$55,000.00');
  expect(screen.queryByText('Saldo anterior')).not.toBeInTheDocument();
  expect(readRows(screen.getByRole('table', { name: 'Por pagar' })).slice(1)).toEqual([
    'DKB-2026-00004501/10/2631/01/27Con abonos$90,000.00$30,000.00$60,000.00',
  ]);
  expect(screen.getByText('Saldo por pagar').nextSibling).toHaveTextContent('$60,000.00');
  expect(screen.getByText('De sus DKbonos, al día de hoy')).toBeVisible();
  expect(screen.getByText('Saldo a favor', { selector: 'dt' }).nextSibling).toHaveTextContent('$5,000.00');
  expect(screen.getByRole('link', { name: 'Cuenta' })).toHaveAttribute('aria-current', 'page');
});

test('R-51 shows the part of the address: a season, or the time between two days with the balance before it', async () => {
  const { user, requests, addressBar } = openAccount({ from: '2026-01-01', openingBalance: '1200.00' });
  await screen.findByRole('table', { name: 'Movimientos' });
  const listQueries = () =>
    requests.flatMap(({ url }) => (url.startsWith('/clients/c-1/statement') ? [url.split('?')[1] ?? ''] : []));
  const choose = async (name: string) => {
    const period = screen.getByRole('combobox', { name: 'Periodo' });
    await user.click(period);
    await user.click(await screen.findByTitle(name));
  };
  await choose('PV 2026');
  await waitFor(() => expect(listQueries().at(-1)).toBe(`seasonId=${testId('s-1')}`));
  await choose('Entre dos fechas');
  await waitFor(() => expect(listQueries().at(-1)).toMatch(/^from=\d{4}-01-01&to=\d{4}-\d\d-\d\d$/));
  expect((await screen.findByText('Saldo anterior')).parentElement).toHaveTextContent('$1,200.00');
  const first = await screen.findByLabelText('Desde');
  fireEvent.change(first, { target: { value: '' } });
  expect(addressBar()).toContain('/dashboard/customers/form/c-1/account?');
});

test('R-51 asks for another day when the last one is before the first', async () => {
  const { requests } = openAccount({}, 'Admin', { query: '?from=2026-05-02&to=2026-05-01' });
  expect(await screen.findByText('Elija una fecha igual o posterior a la inicial.')).toBeVisible();
  expect(requests.some(({ url }) => url.startsWith('/clients/c-1/statement'))).toBe(false);
});

test('R-51 X-32 applies credit to another DKbono of the customer, no cent above it', async () => {
  const { user, sent, requests } = openAccount({}, 'Admin', { writes: { [CREDITS]: () => ({ data: {} }) } });
  await user.click(await screen.findByRole('button', { name: /^Aplicar a un DKbono… .*DKB-2026-000012/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Aplicar saldo a favor' }));
  expect(dialog.getByText('Saldo a favor de DKB-2026-000012: $5,000.00')).toBeInTheDocument();
  expect(dialog.getAllByText('DKB-2026-000045 · debe $60,000.00')[0]).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/Importe/), '5000.01');
  await user.click(dialog.getByRole('button', { name: 'Aplicar' }));
  expect(dialog.getByLabelText(/Importe/)).toHaveAccessibleDescription('El importe debe ser de $0.01 a $5,000.00.');
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Usar $5,000.00' }));
  await user.click(dialog.getByRole('button', { name: 'Aplicar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    {
      call: CREDITS,
      key: expect.any(String),
      body: { voucherId: testId('b-1'), date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), amount: '5000.00' },
    },
  ]);
  const isStatement = ({ url }: { url: string }) => url.startsWith('/clients/c-1/statement');
  await waitFor(() => expect(requests.filter(isStatement).length).toBeGreaterThan(1));
});

test('R-51 X-32 records after a question that credit was returned', async () => {
  const { user, sent } = openAccount({}, 'Admin', { writes: { [CREDITS]: () => ({ data: {} }) } });
  await user.click(await screen.findByRole('button', { name: /^Registrar devolución… .*DKB-2026-000012/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar devolución' }));
  await user.type(dialog.getByLabelText(/Importe/), '1200.5');
  await user.click(dialog.getByRole('button', { name: 'Registrar devolución' }));
  // Two open dialogs have the same id for their title in jsdom, so neither is found by its name.
  await screen.findByText('¿Registrar que se devolvieron $1,200.50 a Establo La Esperanza?');
  expect(sent).toEqual([]);
  await user.click(screen.getAllByRole('button', { name: 'Registrar devolución' }).at(-1)!);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ date: expect.any(String), amount: '1200.50', method: '01', reference: null });
});

test('R-51 X-29 X-31 opens and shares the statement of the shown period', async () => {
  const { user } = openAccount({ from: '2026-01-01', to: '2026-11-29' }, 'Consultant');
  expect(
    await screen.findByRole('heading', { name: 'Movimientos · desde el 01/01/26 hasta el 29/11/26' }),
  ).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Ver estado de cuenta' }));
  const paper = within(await screen.findByRole('dialog', { name: /^Estado de cuenta/ }));
  expect(paper.getAllByText('$55,000.00').length).toBeGreaterThan(0);
  expect(paper.getByText(/01\/01\/26.*29\/11\/26/)).toBeInTheDocument();
  await user.click(paper.getByRole('button', { name: 'Cerrar' }));
  await user.click(screen.getByRole('button', { name: /^Más acciones/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Compartir' }));
  expect(await screen.findByRole('dialog', { name: 'Compartir el estado de cuenta' })).toBeInTheDocument();
});

test.each<Role>(['Coordinator', 'Supervisor', 'Consultant'])('R-51 P-07 a %s only reads the account', async (role) => {
  openAccount({ isPartial: true }, role);
  expect(await screen.findByRole('table', { name: 'Saldo a favor por DKbono' })).toBeVisible();
  expect(screen.getByText(/documentos que usted no puede ver/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Aplicar|devolución/ })).not.toBeInTheDocument();
});

test('R-51 says that a customer has no movements yet', async () => {
  openAccount({ movements: [], documents: [], owed: '0.00', credit: '0.00', closingBalance: '0.00' });
  expect(await screen.findByText('Este cliente todavía no tiene movimientos.')).toBeVisible();
});

test('R-51 shows why the account cannot be shown, below the customer', async () => {
  openAccount({ status: 503, error: 'El servicio no está disponible.' });
  expect(await screen.findByText('El servicio no está disponible.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Establo La Esperanza' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});
