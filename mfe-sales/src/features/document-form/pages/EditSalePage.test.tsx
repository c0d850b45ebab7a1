import type { Sale } from '@surco/shared/contract';
import type { Role } from '@surco/shared/contract/roles';
import { Link } from '@surco/shared/platform';
import type { Answer } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sale } from '../../../testing/fixtures';
import { openSite } from '../../../testing/site';
import EditSalePage from './EditSalePage';

const current = { ...sale().season, startDate: '2020-05-01' };
const mine = (fields: Partial<Sale> = {}) => sale({ season: current, ...fields });

const open = (record: Sale, put: () => Answer = () => ({ data: record }), role: Role = 'Consultant') =>
  openSite(
    { 'edit-sale/:id': <EditSalePage /> },
    'edit-sale/v-1',
    role,
    { 'GET /sales/v-1': { data: record } },
    { 'PUT /sales/v-1': put },
  );

const line = (name = 'Maíz DKX-620') => screen.findByLabelText(name, { selector: 'li' });
const bags = async () => within(await line()).getByLabelText(/Bolsas/);
const save = async () => screen.findByRole('button', { name: 'Guardar cambios' });

test('R-26 X-09 X-18 X-19 X-20 the stored sale stands in the form with what it is made from', async () => {
  const { asked } = open(mine({ notes: 'Rancho' }));
  expect(await bags()).toHaveValue('29');
  expect(screen.getByLabelText('Notas')).toHaveValue('Rancho');
  expect(screen.getByLabelText(/Temporada/)).toHaveValue('s-1');
  await waitFor(async () => expect(await line()).toHaveTextContent('69 bolsas disponibles'));
  expect(asked.map(({ url }) => url)).toEqual(
    expect.arrayContaining([
      '/clients?page=1&size=all&status=ACTIVO',
      '/seasons?page=1&size=all&isOpen=true',
      '/products/enabled',
    ]),
  );
});

test('R-26 P-02 X-10 a change is sent with the version that was read', async () => {
  const { user, sent } = open(mine());
  await user.clear(await bags());
  await user.type(await bags(), '30');
  await user.click(await save());
  expect(await screen.findByText('/dashboard/sales/sale/v-1')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ call: 'PUT /sales/v-1', body: { version: 1, lines: [{ quantity: 30 }] } });
});

test('X-10 somebody else changed it meanwhile: both are shown, and what was typed can be kept', async () => {
  const theirs = mine({ version: 2, notes: 'Entregar el lunes' });
  const stale = { status: 409, code: 'VERSION_OBSOLETA', error: 'Otra persona modificó este registro.', data: theirs };
  let answer: Answer = stale;
  const { user, sent } = open(mine(), () => answer);
  await user.clear(await bags());
  await user.type(await bags(), '30');
  await user.click(await save());
  const dialog = await screen.findByRole('dialog', { name: /Otra persona/ });
  const rows = within(dialog)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual([
    'DatoEscrito aquíGuardado ahora',
    'NotasSin cambios aquíEntregar el lunes',
    'Maíz DKX-62030 bolsas · 5 % · 20.7 ha · Lote L-7729 bolsas · 5 % · 20.01 ha · Lote L-77',
  ]);
  answer = { data: mine({ version: 3 }) };
  await user.click(within(dialog).getByRole('button', { name: 'Conservar lo mío' }));
  expect(await screen.findByText('/dashboard/sales/sale/v-1')).toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toMatchObject([
    { version: 1 },
    { version: 2, notes: 'Entregar el lunes', lines: [{ quantity: 30 }] },
  ]);
});

test('X-10 or what is stored can be taken, and changed from there', async () => {
  const theirs = mine({ version: 2, notes: 'Entregar el lunes' });
  const stale = { status: 409, code: 'VERSION_OBSOLETA', error: 'Otra persona modificó este registro.', data: theirs };
  let answer: Answer = stale;
  const { user, sent } = open(mine(), () => answer);
  await user.type(await screen.findByLabelText('Notas'), 'Rancho');
  await user.click(await save());
  await user.click(await screen.findByRole('button', { name: 'Usar lo guardado' }));
  await waitFor(() => expect(screen.getByLabelText('Notas')).toHaveValue('Entregar el lunes'));
  answer = { data: mine({ version: 3 }) };
  await user.click(await save());
  await screen.findByText('/dashboard/sales/sale/v-1');
  expect(sent[1]?.body).toMatchObject({ version: 2, notes: 'Entregar el lunes' });
});

test('X-10 stock gone and season closed meanwhile are told at line and season; nothing is lost', async () => {
  const details = [
    { path: 'seasonId', message: 'La temporada PV 2026 está cerrada para ventas.' },
    { path: 'lines.0.quantity', message: 'Solo quedan 3 bolsas disponibles de DKX-620.' },
  ];
  const refusal = { status: 409, code: 'STOCK_INSUFICIENTE', error: 'No hay bolsas suficientes.', details };
  const { user } = open(mine(), () => refusal);
  await user.type(await screen.findByLabelText('Notas'), 'Rancho');
  await user.click(await save());
  expect(await screen.findByText('No hay bolsas suficientes.')).toBeInTheDocument();
  expect(await bags()).toHaveAccessibleDescription(/Solo quedan 3 bolsas/);
  expect(screen.getByLabelText(/Temporada/)).toHaveAccessibleDescription(/está cerrada para ventas/);
  expect(screen.getByLabelText('Notas')).toHaveValue('Rancho');
});

test.each<[string, Role, Partial<Sale>, RegExp]>([
  ['a delivered sale', 'Admin', { status: 'ENTREGADA' }, /está entregada: ya no se puede modificar/],
  ['one of a closed season', 'Consultant', { season: { ...current, isOpen: false } }, /cerrada para ventas/],
  ['another consultant’s', 'Consultant', { consultant: { id: 'u-9', firstName: 'Ana', lastName: 'R' } }, /permiso/],
])('R-26 P-02 %s is not changed, and why is told', async (_, role, fields, why) => {
  open(mine(fields), undefined, role);
  expect(await screen.findByText(why)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Ver la venta V-2026-000123/ })).toBeInTheDocument();
});

test('P-02 an administrator mends a sale of a season that has closed', async () => {
  const { user, sent } = open(mine({ season: { ...current, id: 's-0', isOpen: false } }), undefined, 'Admin');
  await user.type(await screen.findByLabelText('Notas'), 'Corregida');
  expect(screen.getByRole('option', { name: 'PV 2026 (cerrada)' })).toBeInTheDocument();
  await user.click(await save());
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ seasonId: 's-0', notes: 'Corregida' }));
});

test('R-26 a sale that was seen before opens as the server has it now', async () => {
  let asked = 0;
  const { user } = openSite(
    { 'edit-sale/:id': <EditSalePage />, 'sale/:id': <Link to="/dashboard/sales/edit-sale/v-1">Otra vez</Link> },
    'edit-sale/v-1',
    'Consultant',
    { 'GET /sales/v-1': () => ({ data: mine({ version: ++asked, notes: `Lectura ${asked}` }) }) },
  );
  expect(await screen.findByLabelText('Notas')).toHaveValue('Lectura 1');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await user.click(await screen.findByRole('link', { name: 'Otra vez' }));
  expect(await screen.findByLabelText('Notas')).toHaveValue('Lectura 2');
});
