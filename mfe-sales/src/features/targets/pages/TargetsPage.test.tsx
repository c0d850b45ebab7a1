import {
  chooseOption,
  createPage,
  createXlsxFile,
  type MockResponse,
  type MockResponses,
  mockUpload,
} from '@surco/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { createSeason } from '../../../testing/fixtures';
import { openPages } from '../../../testing/openPages';
import { createTargetGrid } from '../../../testing/targetFixtures';
import TargetsPage from './TargetsPage';

const grid = createTargetGrid({
  cells: [
    { ownerId: 'ana', productId: null, bags: 100, total: '5000.00', version: 1 },
    { ownerId: 'eva', productId: null, bags: 60, total: null, version: 2 },
  ],
});
const seasons = [
  createSeason({ id: 's1', name: 'PV 2026', startDate: '2026-05-01' }),
  createSeason({ id: 's0', name: 'PV 2025', startDate: '2025-05-01', isOpen: false, isVoucherOpen: false }),
];

async function open(responses: MockResponses = {}, put: () => MockResponse = () => ({ data: grid })) {
  const view = openPages(
    { targets: <TargetsPage /> },
    'targets?seasonId=s1',
    'Coordinator',
    { 'GET /seasons': createPage(seasons), 'GET /targets': { data: grid }, ...responses },
    { 'PUT /targets': put },
  );
  await screen.findByRole('table', { name: 'Metas' });
  return view;
}
const getField = (name: string, product = 'Todos los productos') =>
  screen.getByLabelText(`Meta de ${name}, ${product}`);
const save = { name: 'Guardar metas' };

test('R-49 X-23 changes targets in bags and in money, for all products and for one', async () => {
  const { user, sent } = await open();
  expect(getField('Ana Peña')).toHaveValue('100');
  await user.clear(getField('Ana Peña'));
  await user.type(getField('Ana Peña'), '120');
  await chooseOption(user, 'Agregar un producto', 'DKX-620 · Maíz DKX-620');
  await user.type(getField('Luis Rey', 'DKX-620'), '40');
  await user.click(screen.getByRole('button', save));
  expect(await screen.findByRole('button', save)).toBeEnabled();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      seasonId: 's1',
      owner: 'consultant',
      cells: [
        { ownerId: 'ana', productId: null, bags: 120, total: '5000.00', version: 1 },
        { ownerId: 'luis', productId: 'p1', bags: 40, total: null, version: null },
      ],
    },
  ]);
  await user.click(screen.getByLabelText('Importe con IVA'));
  expect(await screen.findByLabelText('Meta de Ana Peña, Todos los productos')).toHaveValue('5,000');
});

test('X-23 a consultant who left is marked, and their target can only be removed', async () => {
  const { user, sent } = await open();
  const row = within(screen.getByRole('row', { name: /Eva Sol/ }));
  expect(row.getByText('Inactivo')).toBeVisible();
  expect(row.getByText('60')).toBeVisible();
  expect(row.queryByRole('textbox')).toBeNull();
  await user.click(row.getByRole('button', { name: 'Quitar las metas de Eva Sol' }));
  await user.click(screen.getByRole('button', save));
  expect(await screen.findByRole('button', save)).toBeEnabled();
  expect(sent).toMatchObject([{ body: { cells: [{ ownerId: 'eva', bags: null, total: null, version: 2 }] } }]);
});

test('X-23 fills the table from another season plus a percentage, without saving', async () => {
  const { user, requests, sent } = await open({
    'GET /targets/proposal': {
      data: {
        cells: [
          { ownerId: 'luis', productId: null, bags: 210, total: null },
          { ownerId: 'luis', productId: 'p2', bags: 33, total: null },
        ],
        leftOutProducts: [
          { id: 'p8', code: 'DKX-400', name: 'Maíz DKX-400' },
          { id: 'p9', code: 'DKX-500', name: 'Maíz DKX-500' },
        ],
      },
    },
  });
  await user.click(screen.getByText('Copiar de otra temporada'));
  await user.click(screen.getByLabelText('Sus metas'));
  await user.clear(screen.getByLabelText('Aumento'));
  await user.type(screen.getByLabelText('Aumento'), '7.5');
  await user.click(screen.getByRole('button', { name: 'Llenar la tabla' }));
  expect(
    await screen.findByText(
      '2 metas en la tabla. Revise y guarde. Sin copiar, porque ya no están a la venta: DKX-400, DKX-500.',
    ),
  ).toBeVisible();
  expect(requests.at(-1)?.url).toContain('fromSeasonId=s0&owner=consultant&source=targets&percent=7.5');
  expect(getField('Luis Rey')).toHaveValue('210');
  expect(getField('Luis Rey', 'DKX-700')).toHaveValue('33');
  expect(sent).toEqual([]);
});

test('X-23 pastes cells and columns of a spreadsheet, and says which lines it did not understand', async () => {
  const { user } = await open();
  const paste = (text: string) => fireEvent.paste(getField('Ana Peña'), { clipboardData: { getData: () => text } });
  await user.click(getField('Ana Peña'));
  paste('160\r\n260\r\n');
  // At once: the next key is for it.
  expect(getField('Ana Peña')).toHaveFocus();
  expect(getField('Ana Peña')).toHaveValue('160');
  expect(getField('Luis Rey')).toHaveValue('260');
  expect(screen.getByText('2 metas en la tabla. Revise y guarde.')).toBeVisible();
  paste('Ana Peña\t150\nNadie\t3');
  expect(getField('Ana Peña')).toHaveValue('150');
  expect(screen.getByText('1 meta en la tabla. Revise y guarde.')).toBeVisible();
  expect(screen.getByText(/«Nadie · 3», no hay un consultor activo con ese nombre/)).toBeVisible();
  await user.click(screen.getByText('Pegar desde una hoja de cálculo'));
  await user.type(screen.getByLabelText('Consultor, producto y meta, una por fila'), 'Luis Rey; DKX-620; 8');
  await user.click(screen.getByRole('button', { name: 'Pasar a la tabla' }));
  expect(getField('Luis Rey', 'DKX-620')).toHaveValue('8');
});

test('X-23 reads the targets of a file for review; one without targets says what to do, and changes nothing', async () => {
  const { user } = await open();
  let data: object = { rows: 12, cells: [], errors: [] };
  mockUpload(() => ({ status: 200, body: { data } }));
  await user.click(screen.getByText('Traer las metas de un archivo'));
  const upload = () => user.upload(screen.getByLabelText('Archivo de metas'), createXlsxFile('metas.xlsx'));
  await upload();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'El archivo no trae ninguna meta. Escriba las metas en las columnas «bolsas» o «importe» de la plantilla',
  );
  expect(getField('Ana Peña')).toHaveValue('100');
  data = { rows: 1, cells: [{ ownerId: 'luis', productId: null, bags: 70, total: null }], errors: [] };
  await upload();
  expect(await screen.findByText('1 meta en la tabla. Revise y guarde.')).toBeVisible();
  expect(getField('Luis Rey')).toHaveValue('70');
});

test('X-23 after a conflict shows what others set, and saves over it on request', async () => {
  const stored = createTargetGrid({ cells: [{ ownerId: 'ana', productId: null, bags: 90, total: null, version: 2 }] });
  const conflict = {
    status: 409,
    error: 'Otra persona modificó este registro.',
    code: 'VERSION_OBSOLETA',
    details: [{ path: 'cells.0', message: 'Otra persona cambió esta meta.' }],
    data: stored,
  };
  let current = grid;
  const answers: MockResponse[] = [conflict, { data: stored }];
  const put = () => {
    current = stored;
    return answers.shift() ?? conflict;
  };
  const { user, sent } = await open({ 'GET /targets': () => ({ data: current }) }, put);
  await user.clear(getField('Ana Peña'));
  await user.type(getField('Ana Peña'), '120');
  await user.click(screen.getByRole('button', save));
  const text = 'Otra persona la cambió a 90 bolsas. Guarde otra vez para dejar la suya.';
  expect((await screen.findAllByText(text))[0]).toBeVisible();
  expect(getField('Ana Peña')).toHaveValue('120');
  await user.click(await screen.findByRole('button', save));
  expect(await screen.findByRole('button', save)).toBeEnabled();
  expect(sent.at(-1)).toMatchObject({ body: { cells: [{ ownerId: 'ana', bags: 120, version: 2 }] } });
});

test('X-23 asks before another season replaces changed targets', async () => {
  const { user } = await open();
  await user.type(getField('Luis Rey'), '7');
  await user.click(screen.getByLabelText('Importe con IVA'));
  await user.click(screen.getByLabelText('Bolsas'));
  expect(getField('Luis Rey')).toHaveValue('7');
  await user.click(screen.getByLabelText('Zona'));
  const question = within(await screen.findByRole('dialog', { name: '¿Descartar las metas sin guardar?' }));
  await user.click(question.getByRole('button', { name: 'Volver' }));
  expect(getField('Luis Rey')).toHaveValue('7');
});

test('X-23 without seasons or consultants the page says what to do', async () => {
  openPages({ targets: <TargetsPage /> }, 'targets', 'Admin', { 'GET /seasons': createPage([]) });
  expect(await screen.findByText('Aún no hay temporadas.')).toBeVisible();
});
