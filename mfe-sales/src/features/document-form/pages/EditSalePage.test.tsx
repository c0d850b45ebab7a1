import type { Sale } from '@surco/shared/contract';
import type { Role } from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import { createPage, type MockResponse, type MockResponses, chooseOption, readSelect } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createCustomer, createEnabledProduct, createSale, createSeason } from '../../../testing/fixtures';
import { openPages } from '../../../testing/openPages';
import { findLine, findQuantityField } from '../../../testing/findLine';
import EditSalePage from './EditSalePage';

const startedSeason = { ...createSale().season, startDate: '2020-05-01' };
const createStartedSale = (fields: Partial<Sale> = {}) => createSale({ season: startedSeason, ...fields });

const open = (
  record: Sale,
  put: () => MockResponse = () => ({ data: record }),
  role: Role = 'Consultant',
  responses: MockResponses = {},
) =>
  openPages(
    { 'edit-sale/:id': <EditSalePage /> },
    'edit-sale/v-1',
    role,
    { 'GET /sales/v-1': { data: record }, ...responses },
    { 'PUT /sales/v-1': put },
  );

const findSaveButton = async () => screen.findByRole('button', { name: 'Guardar cambios' });

test('R-26 X-09 E-07 loads the stored sale and its reference data; its bags count as stock of its own season only', async () => {
  const record = createStartedSale({ notes: 'Rancho' });
  const seasons = createPage([startedSeason, createSeason({ id: 's-2', name: 'PV 2027' })]);
  const { user, requests } = open(record, undefined, undefined, { 'GET /seasons': seasons });
  expect(await findQuantityField()).toHaveValue('29');
  expect(screen.getByLabelText('Notas')).toHaveValue('Rancho');
  expect(await readSelect(/Temporada/)).toBe('PV 2026');
  await waitFor(async () => expect(await findLine()).toHaveTextContent('69 bolsas disponibles'));
  expect(requests.map(({ url }) => url)).toEqual(
    expect.arrayContaining([
      '/clients?page=1&size=all&status=ACTIVO',
      '/seasons?page=1&size=all&isOpen=true',
      '/products/enabled',
    ]),
  );
  await chooseOption(user, /Temporada/, 'PV 2027');
  await waitFor(async () => expect(await findLine()).toHaveTextContent('40 bolsas disponibles'));
});

test('R-26 P-02 X-10 sends a change with the loaded version', async () => {
  const { user, sent } = open(createStartedSale());
  await user.clear(await findQuantityField());
  await user.type(await findQuantityField(), '30');
  await user.click(await findSaveButton());
  expect(await screen.findByText('/dashboard/sales/sale/v-1')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ call: 'PUT /sales/v-1', body: { version: 1, lines: [{ quantity: 30 }] } });
});

test('X-10 shows both versions on a conflict and can keep the input', async () => {
  const theirs = createStartedSale({ version: 2, notes: 'Entregar el lunes' });
  const stale = { status: 409, code: 'VERSION_OBSOLETA', error: 'Otra persona modificó este registro.', data: theirs };
  let response: MockResponse = stale;
  const { user, sent } = open(createStartedSale(), () => response);
  await user.clear(await findQuantityField());
  await user.type(await findQuantityField(), '30');
  await user.click(await findSaveButton());
  const dialog = await screen.findByRole('dialog', { name: /Otra persona/ });
  const rows = within(dialog)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual([
    'DatoEscrito aquíGuardado ahora',
    'NotasSin cambios aquíEntregar el lunes',
    'Maíz DKX-62030 bolsas · 5 % · 20.7 ha · Lote L-7729 bolsas · 5 % · 20.01 ha · Lote L-77',
    'Total$112,575.00$108,822.50',
  ]);
  response = { data: createStartedSale({ version: 3 }) };
  await user.click(within(dialog).getByRole('button', { name: 'Conservar lo mío' }));
  expect(await screen.findByText('/dashboard/sales/sale/v-1')).toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toMatchObject([
    { version: 1 },
    { version: 2, notes: 'Entregar el lunes', lines: [{ quantity: 30 }], shownTotal: '112575.00' },
  ]);
});

test.each<[string, Role, Partial<Sale>, RegExp]>([
  ['a delivered sale', 'Admin', { status: 'ENTREGADA' }, /está entregada: ya no se puede modificar/],
  ['one of a closed season', 'Consultant', { season: { ...startedSeason, isOpen: false } }, /cerrada para ventas/],
])('R-26 P-02 explains why %s cannot be edited', async (_, role, fields, why) => {
  open(createStartedSale(fields), undefined, role);
  expect(await screen.findByText(why)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Ver la venta V-2026-000123/ })).toBeInTheDocument();
});

test('P-02 lets an administrator edit a sale of a closed season', async () => {
  const { user, sent } = open(
    createStartedSale({ season: { ...startedSeason, id: 's-0', isOpen: false } }),
    undefined,
    'Admin',
  );
  await user.type(await screen.findByLabelText('Notas'), 'Corregida');
  expect(await readSelect(/Temporada/)).toBe('PV 2026 (cerrada)');
  await user.click(await findSaveButton());
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ seasonId: 's-0', notes: 'Corregida' }));
});

test('R-26 opens the current server version of a cached sale', async () => {
  let requests = 0;
  const { user } = openPages(
    { 'edit-sale/:id': <EditSalePage />, 'sale/:id': <Link to="/dashboard/sales/edit-sale/v-1">Otra vez</Link> },
    'edit-sale/v-1',
    'Consultant',
    { 'GET /sales/v-1': () => ({ data: createStartedSale({ version: ++requests, notes: `Lectura ${requests}` }) }) },
  );
  expect(await screen.findByLabelText('Notas')).toHaveValue('Lectura 1');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await user.click(await screen.findByRole('link', { name: 'Otra vez' }));
  expect(await screen.findByLabelText('Notas')).toHaveValue('Lectura 2');
});

test('P-04 E-07 says so when the zone of the customer is not known, and asks for it again', async () => {
  const zonePrice = { seasonId: null, zoneId: 'z-1', price: '3700.00', validFrom: '2026-01-01' };
  const customer = createCustomer();
  let response: MockResponse = { status: 500, error: 'Error interno.' };
  const { user } = openPages({ 'edit-sale/:id': <EditSalePage /> }, 'edit-sale/v-1', 'Consultant', {
    'GET /sales/v-1': { data: createStartedSale() },
    'GET /clients': createPage([]),
    [`GET /clients/${customer.id}`]: () => response,
    'GET /products/enabled': { data: [{ ...createEnabledProduct('DKX-S10'), listPrices: [zonePrice] }] },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo leer la zona del cliente');
  response = { data: customer };
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await user.click(screen.getByLabelText(/Agregar producto/));
  expect(await screen.findByText(/\$3,700\.00 · Zona Laguna/)).toBeInTheDocument();
});
