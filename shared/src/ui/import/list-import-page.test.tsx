import { screen, waitFor, within } from '@testing-library/react';
import type { ImportColumns, ImportDuplicate, ImportedList, RecordImportReport } from '../../contract';
import {
  chooseOption,
  createXlsxFile,
  mockApi,
  type MockResponses,
  mockUpload,
  renderPage,
  type UploadReply,
} from '../../testing';
import { ListImportPage } from './list-import-page';

const columns: ImportColumns = {
  sheet: 'Hoja1',
  rows: 3,
  headings: ['Cliente', 'Celular', 'Notas'],
  samples: [
    ['Ana Ruiz', '8711234567', 'Paga puntual'],
    ['Luis Peña', '8719876543', ''],
  ],
  columns: [
    { name: 'firstName', label: 'Nombre', required: true, help: 'Nombre de la persona.' },
    { name: 'phone', label: 'Teléfono', required: true, help: '10 dígitos.' },
  ],
  matches: { phone: 'Celular' },
  guessed: ['phone'],
  isCertain: false,
};

const createReport = (change: Partial<RecordImportReport> = {}): RecordImportReport => ({
  rows: 3,
  created: 3,
  merged: 0,
  skipped: 0,
  duplicates: [],
  errors: [],
  ...change,
});

const createDuplicate = (row: number, change: Partial<ImportDuplicate> = {}): ImportDuplicate => ({
  row,
  reason: 'Tiene el mismo teléfono.',
  isSame: true,
  incoming: [
    { label: 'Teléfono', value: '871 123 4567' },
    { label: 'Correo', value: 'ana@rancho.test' },
  ],
  existing: {
    id: 'c-1',
    row: null,
    label: 'Ana Ruiz Peña',
    fields: [
      { label: 'Teléfono', value: '871 123 4567' },
      { label: 'Correo', value: '' },
    ],
  },
  choices: ['SKIP', 'MERGE'],
  decision: 'SKIP',
  ...change,
});

interface Replies {
  file?: ImportColumns;
  check?: RecordImportReport;
  done?: RecordImportReport;
}

const createReply =
  ({ file = columns, check = createReport(), done = createReport({ importId: 'i-1' }) }: Replies): UploadReply =>
  ({ url }) => {
    if (url.endsWith('/columns')) return { status: 200, body: { data: file } };
    const report = url.endsWith('dryRun=true') ? check : done;
    return report.errors.length > 0
      ? { status: 422, body: { error: 'Hay errores.', code: 'IMPORTACION_CON_ERRORES', data: report } }
      : { status: 200, body: { data: report } };
  };

const certain: ImportColumns = {
  ...columns,
  matches: { firstName: 'Cliente', phone: 'Celular' },
  guessed: [],
  isCertain: true,
};

function open(reply: UploadReply, answers: MockResponses = {}, imported: ImportedList = 'clients') {
  const requests = mockApi(answers);
  const sent = mockUpload(reply);
  const view = renderPage(
    <ListImportPage
      imported={imported}
      noun={['cliente', 'clientes']}
      help={['Cada fila es un cliente.']}
      list={{ to: '/clientes', label: 'Ver los clientes' }}
      affectedCalls={['GET /clients']}
    />,
    '/?volver=%2Fdashboard%2Fsetup',
  );
  const choose = async () => view.user.upload(screen.getByLabelText('Archivo de clientes'), createXlsxFile('mios.csv'));
  /** Presses a button as soon as it is enabled. */
  const press = async (name: string) => {
    await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
    await view.user.click(screen.getByRole('button', { name }));
  };
  return { ...view, requests, sent, choose, press };
}

test.each<[ImportedList, string, object]>([
  ['clients', '/api/imports/clients/records', { created: 12, merged: 0, skipped: 0, duplicates: [] }],
  ['sales', '/api/sales/import', { sales: 12 }],
  ['localities', '/api/localities/import', { localities: 12 }],
])(
  'R-53 R-52 X-16 X-35 %s: reads the columns, checks, imports the file and returns',
  async (imported, path, counts) => {
    const body = { data: { rows: 40, errors: [], ...counts } };
    const { choose, press, sent } = open(
      ({ url }) => ({ status: 200, body: url.endsWith('/columns') ? { data: certain } : body }),
      {},
      imported,
    );
    await choose();
    await press('Revisar archivo');
    await press('Importar 12 clientes');
    expect(await screen.findByText('Se registraron 12 clientes en 40 filas.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver los clientes' })).toHaveAttribute('href', '/clientes');
    expect(screen.getByRole('link', { name: 'Volver y seguir' })).toHaveAttribute('href', '/dashboard/setup');
    expect(sent.map(({ url, fileName }) => [url, fileName])).toEqual([
      [`/api/imports/${imported}/columns`, 'mios.csv'],
      [`${path}?dryRun=true`, 'mios.csv'],
      [path, 'mios.csv'],
    ]);
    expect(sent.slice(1).map(({ fields }) => fields)).toEqual(
      [0, 1].map(() => ({ matches: JSON.stringify(certain.matches) })),
    );
  },
);

test('R-53 X-35 names the missing columns, shows what each heading has, and sends what the person chose', async () => {
  const { choose, press, sent, user } = open(createReply({}));
  await choose();
  expect(await screen.findByRole('alert')).toHaveTextContent('Falta elegir de dónde se lee: «Nombre».');
  expect(screen.getByRole('button', { name: 'Revisar archivo' })).toBeDisabled();
  expect(screen.getByText(/^De su archivo no se lee «Cliente», «Notas»: si es uno de estos datos/)).toBeVisible();
  expect(screen.getByText(/^Se supuso por el nombre de la columna, .*: «Teléfono»\.$/)).toBeVisible();
  expect(screen.getByText('8711234567 · 8719876543')).toBeVisible();
  await chooseOption(user, /^Nombre/, 'Cliente');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Ana Ruiz · Luis Peña')).toBeVisible();
  await press('Revisar archivo');
  expect(await screen.findByText(/^El archivo está listo: 3 clientes en 3 filas\./)).toBeVisible();
  expect(sent.at(-1)?.fields).toEqual({ matches: JSON.stringify({ phone: 'Celular', firstName: 'Cliente' }) });
});

test('R-53 X-35 shows duplicates side by side and imports with a decision about each', async () => {
  const similar = createDuplicate(5, {
    reason: 'El nombre se parece.',
    isSame: false,
    choices: ['SKIP', 'MERGE', 'CREATE'],
    decision: null,
  });
  const check = createReport({ rows: 9, created: 6, skipped: 1, duplicates: [createDuplicate(4), similar] });
  const { choose, press, sent, user } = open(createReply({ file: certain, check }));
  await choose();
  await press('Revisar archivo');
  const row4 = within(await screen.findByRole('region', { name: 'Fila 4' }));
  expect(row4.getByText('Tiene el mismo teléfono.')).toBeVisible();
  expect(row4.getByRole('row', { name: 'Correo ana@rancho.test –' })).toBeVisible();
  expect(row4.getByRole('radio', { name: 'Omitir la fila' })).toBeChecked();
  expect(row4.queryByRole('radio', { name: 'Registrar otro' })).toBeNull();
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
    'Fila 5',
    'Fila 4',
  ]);
  expect(screen.getByText(/^Falta decidir sobre 1 fila parecida\. Hasta ahora: 6 clientes en 9 filas\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Importar' })).toBeDisabled();
  await user.click(row4.getByRole('radio', { name: 'Completar el que existe' }));
  const row5 = within(screen.getByRole('region', { name: 'Fila 5' }));
  await user.click(row5.getByRole('radio', { name: 'Registrar otro' }));
  await press('Importar 7 clientes');
  await screen.findByRole('heading', { name: 'Importación terminada' });
  expect(sent.at(-1)?.fields.decisions).toBe(JSON.stringify({ 4: 'MERGE', 5: 'CREATE' }));
});

test('R-53 X-35 leaves out the rows with errors, keeps these in sight, and saves the rows to be corrected', async () => {
  URL.createObjectURL = () => 'blob:prueba';
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const errors = [{ row: 3, column: 'Celular', message: 'Escriba 10 dígitos.', record: 'Luis Peña' }];
  const failedRows = [
    ['Cliente', 'Celular', 'Error'],
    ['Luis Peña', '+52 1', 'Celular: Escriba 10 dígitos.'],
  ];
  // An answer does not list all errors of a long file: with those of its first rows left out, it lists the next.
  const further = [{ row: 9, column: 'Celular', message: 'Escriba 10 dígitos.' }];
  const left = { created: 2, skipped: 2, skippedErrors: errors, failedRows };
  const checks = [errors, further].map((each) => createReport({ created: 0, errors: each, failedRows }));
  checks.push(createReport(left));
  // The server stores nothing of these rows: its answer to a repeat does not have them.
  const answers = [undefined, createReport({ created: 2, skipped: 2 })];
  const { choose, press, sent } = open((request) => {
    if (request.url.endsWith('dryRun=true')) return createReply({ check: checks.shift() ?? createReport() })(request);
    if (request.url.endsWith('/columns')) return createReply({ file: certain })(request);
    const done = answers.shift();
    return done ? createReply({ done })(request) : { status: 0, body: null };
  });
  const expectErrors = async () =>
    within(await screen.findByRole('table', { name: 'Errores del archivo' })).getByText('Luis Peña');
  await choose();
  await press('Revisar archivo');
  await expectErrors();
  await press('Omitir las filas con errores');
  await waitFor(() => expect(sent.at(-1)?.fields.decisions).toBe(JSON.stringify({ 3: 'SKIP', 9: 'SKIP' })));
  expect(await screen.findByText('1 error en filas que se omiten')).toBeVisible();
  await press('Importar 2 clientes');
  await press('Importar');
  await screen.findByRole('heading', { name: 'Importación terminada' });
  await expectErrors();
  await press('Descargar las filas por corregir');
  expect(click.mock.contexts).toMatchObject([{ download: 'mios - filas por corregir.csv' }]);
  click.mockRestore();
});

test('R-53 X-35 a file with nothing to import leads to another one, or back', async () => {
  const check = createReport({ created: 0, skipped: 3 });
  const { choose, press } = open(createReply({ file: certain, check }));
  await choose();
  await press('Revisar archivo');
  expect(await screen.findByText(/^No queda nada que importar\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver y seguir' })).toHaveAttribute('href', '/dashboard/setup');
  await press('Elegir otro archivo');
  expect(screen.getByLabelText('Archivo de clientes')).toHaveFocus();
});

test('R-53 X-35 asks about a row that is like another one only since a decision', async () => {
  const similar = { isSame: false, choices: ['SKIP', 'CREATE'], decision: null } satisfies Partial<ImportDuplicate>;
  const [first, second] = [createDuplicate(5, similar), createDuplicate(8, similar)];
  const check = createReport({ created: 1, duplicates: [first] });
  const errors = [{ row: 8, column: '', message: 'Se parece a otro registro.' }];
  const checks = [check, createReport({ created: 2, duplicates: [{ ...first, decision: 'CREATE' }, second] })];
  const { choose, press, user } = open((request) => {
    const isCheck = request.url.endsWith('dryRun=true');
    const reply = { file: certain, done: { ...check, created: 0, errors, duplicates: [first, second] } };
    return createReply(isCheck ? { check: checks.shift() ?? check } : reply)(request);
  });
  await choose();
  await press('Revisar archivo');
  const region = within(await screen.findByRole('region', { name: 'Fila 5' }));
  await user.click(region.getByRole('radio', { name: 'Registrar otro' }));
  await press('Importar 2 clientes');
  expect(await screen.findByRole('region', { name: 'Fila 8' })).toBeVisible();
  expect(screen.getByText(/Falta decidir sobre 1 fila parecida/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('R-53 X-36 undoes an import after a question, and says why it cannot', async () => {
  let isRefused = true;
  const { choose, press, user, requests } = open(createReply({ file: certain }), {
    'POST /imports/i-1/undo': () => {
      if (!isRefused) return { data: {} };
      isRefused = false;
      return { status: 409, error: '2 de los clientes ya tienen ventas.', code: 'EN_USO' };
    },
  });
  await choose();
  await press('Revisar archivo');
  await press('Importar 3 clientes');
  expect(await screen.findByRole('heading', { name: 'Importación terminada' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Deshacer esta importación' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Deshacer esta importación?' }));
  await user.click(dialog.getByRole('button', { name: 'Deshacer la importación' }));
  expect(await dialog.findByText('2 de los clientes ya tienen ventas.')).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'Deshacer la importación' }));
  expect(await screen.findByText('Se eliminaron 3 clientes.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Importación deshecha' })).toHaveFocus();
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2);
});

test('F-02 after a lost session, calls GET /auth/me and sends the file again with the same idempotency key', async () => {
  let isSessionLost = true;
  const reply = createReply({ file: certain });
  const { choose, press, sent, requests } = open(
    (request) => {
      if (!isSessionLost || request.url.endsWith('/columns')) return reply(request);
      isSessionLost = false;
      return { status: 401, body: { error: 'Sesión inválida.', code: 'SESION_INVALIDA' } };
    },
    { 'GET /auth/me': { data: {} } },
  );
  await choose();
  await press('Revisar archivo');
  expect(await screen.findByText(/^El archivo está listo/)).toBeVisible();
  expect(sent[1]?.headers['idempotency-key']).toBe(sent[2]?.headers['idempotency-key']);
  expect(requests).toContainEqual({ method: 'GET', url: '/auth/me' });
});
