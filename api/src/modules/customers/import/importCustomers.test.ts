import { randomUUID } from 'node:crypto';
import type { Customer, RecordImportReport } from '@surco/shared/contract';
import type { TestApi, TestClient } from '../../../testing/harness';
import { startApiWithUsers } from '../../../testing/startApiWithUsers';
import { importRecords, type TextRow } from '../../../testing/workbooks/importRecords';

let api: TestApi;
let admin: TestClient;
let coordinator: TestClient;
let consultant: TestClient;
beforeAll(async () => {
  ({ api, admin, coordinator, consultant } = await startApiWithUsers());
});
afterAll(() => api.close());

let lastNumber = 0;
const nextPhone = (): string => `872${String(1_000_000 + (lastNumber += 1))}`;
const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru'];
const toWord = (number: number): string =>
  [...String(1_000 + (number % 9_000))].map((digit) => syllables[Number(digit)]).join('');
/** A name like no other. */
const nextName = (): string => `${toWord((lastNumber += 1) * 7_919)} ${toWord(lastNumber * 5_417)}`;
const buildRow = (change: TextRow = {}): TextRow => ({
  'Nombre completo': nextName(),
  Empresa: '',
  'Tel.': nextPhone(),
  Email: '',
  'R.F.C.': '',
  Ciudad: api.company.locality.name,
  Has: '',
  Vendedor: '',
  ...change,
});
const readCustomer = async (phone: string): Promise<Customer> =>
  ((await admin.get(`/clients?search=${phone}`)).body.data as Customer[])[0]!;
const importRows = (rows: readonly TextRow[], options = {}, by = admin) => importRecords(by, 'clients', rows, options);

test('X-35 creates customers from the columns of another program, with their audit entries', async () => {
  const { locality, consultant: seller } = api.company;
  const phones = [nextPhone(), nextPhone(), nextPhone()];
  const rows = [
    buildRow({
      'Nombre completo': 'Ana María De León Ruiz',
      'Tel.': `+52 ${phones[0]!.slice(0, 3)} ${phones[0]!.slice(3)}`,
      Has: '12.5',
      Vendedor: String(seller.email).toUpperCase(),
    }),
    buildRow({ 'Nombre completo': '', Empresa: 'Ganadera El Sol S.P.R. de R.L.', 'Tel.': phones[1]! }),
    buildRow({
      'Nombre completo': 'Rosa Díaz Peña',
      Empresa: 'Forrajes del Norte',
      'R.F.C.': 'eku-900317-3c9',
      'Tel.': phones[2]!,
    }),
  ];
  const { status, report } = await importRows(rows);
  expect([status, report]).toMatchObject([200, { rows: 3, created: 3, merged: 0, skipped: 0, errors: [] }]);
  expect(await readCustomer(phones[0]!)).toMatchObject({
    personType: 'FISICA',
    firstName: 'Ana María',
    lastName: 'De León Ruiz',
    hectares: 12.5,
    status: 'ACTIVO',
    locality: { id: locality.id },
    consultant: { id: seller.id },
  });
  const company = await readCustomer(phones[1]!);
  expect(company).toMatchObject({
    personType: 'MORAL',
    businessName: 'Ganadera El Sol S.P.R. de R.L.',
    firstName: 'Contacto',
    consultant: null,
  });
  expect(await readCustomer(phones[2]!)).toMatchObject({
    personType: 'MORAL',
    rfc: 'EKU9003173C9',
    firstName: 'Rosa',
    lastName: 'Díaz Peña',
  });
  const { body } = await admin.get(`/audit?entity=client&entityId=${company.id}`);
  expect(body.data).toMatchObject([{ action: 'CREATE', after: { phone: phones[1], status: 'ACTIVO' } }]);
});

test('X-35 reports every wrong cell at its row and column, and writes nothing', async () => {
  const { locality, zone } = api.company;
  await api.db
    .insertInto('localities')
    .values({ name: 'Gómez Palacio', municipality: 'Gómez Palacio', state_id: '05', zone_id: zone.id })
    .execute();
  const good = nextPhone();
  const cases: [change: TextRow, column: string, message: string][] = [
    [{ 'Tel.': '' }, 'Teléfono', 'obligatorio'],
    [{ 'Tel.': '871 12' }, 'Teléfono', '10 dígitos'],
    [{ 'R.F.C.': 'PELJ850315' }, 'RFC', 'forma correcta'],
    [{ Ciudad: 'Gomes Palasio' }, 'Localidad', '¿Quiso decir Gómez Palacio?'],
    [{ Ciudad: '' }, 'Localidad', 'obligatorio'],
    [{ Email: 'ana' }, 'Correo electrónico', 'arroba'],
    [{ Has: 'muchas' }, 'Superficie de siembra (ha)', 'número'],
    [{ Vendedor: 'nadie@surco.test' }, 'Consultor', 'No hay un consultor activo'],
    [{ 'Nombre completo': 'Juan' }, 'Nombre completo', 'apellidos'],
  ];
  const rows = [buildRow({ 'Tel.': good, Ciudad: locality.name }), ...cases.map(([change]) => buildRow(change))];
  const { status, body, report } = await importRows(rows);
  expect([status, body.code, report.created]).toEqual([422, 'IMPORTACION_CON_ERRORES', 0]);
  const found = report.errors.map(({ row, column, message }) => [row, column, message]);
  expect(found.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual(
    cases.map(([, column, message], index) => [index + 3, column, expect.stringContaining(message)]),
  );
  expect(await readCustomer(good)).toBeUndefined();
  expect(report.errors[1]).toMatchObject({ row: 4, record: rows[2]!['Nombre completo'], value: '871 12' });
  // The wrong rows may be left out; their errors stay in the report.
  const decisions = Object.fromEntries(cases.map((_, index) => [index + 3, 'SKIP']));
  expect((await importRows(rows, { decisions })).report).toMatchObject({
    created: 1,
    skipped: cases.length,
    skippedErrors: report.errors,
  });
});

test('X-35 X-26 reports the rows with errors complete, to be corrected and imported again, and stores none of them', async () => {
  const [good, wrong] = [nextPhone(), nextPhone()];
  const change = { 'Tel.': `+52 ${wrong}`, Has: '1,234.5', Notas: 'Paga puntual' };
  const rows = [buildRow({ 'Tel.': good, Notas: '' }), buildRow({ ...change, Ciudad: 'Nowhere', Email: 'ana' })];
  const key = randomUUID();
  const { report } = await importRows(rows, { decisions: { 3: 'SKIP' }, key });
  const stored = await api.db.selectFrom('idempotency_keys').select('answer').where('key', '=', key).execute();
  expect(JSON.stringify(stored)).not.toMatch(/Nowhere|Paga puntual/);
  const [headings = [], ...failed] = report.failedRows ?? [];
  expect([report.created, headings.at(-1), failed.length]).toEqual([1, 'Error', 1]);
  const row = Object.fromEntries(headings.map((heading, index) => [heading, failed[0]?.[index] ?? '']));
  expect(row).toEqual({
    ...rows[1],
    Error: expect.stringMatching(/^Correo electrónico: .*arroba.* Localidad: No hay una localidad «Nowhere»/),
  });
  const corrected = { ...row, Ciudad: api.company.locality.name, Email: '' };
  expect((await importRows([corrected])).report).toMatchObject({ created: 1, errors: [] });
  expect(await readCustomer(wrong)).toMatchObject({ hectares: 1_234.5 });
});

test('X-35 R-16 warns about an RFC whose check digit is wrong', async () => {
  const row = buildRow({ 'R.F.C.': 'PELJ850315-2D9' });
  const { report } = await importRows([row, buildRow()], { dryRun: true });
  const record = row['Nombre completo'];
  expect(report).toMatchObject({
    created: 2,
    errors: [],
    warnings: [
      {
        row: 2,
        column: 'RFC',
        value: 'PELJ850315-2D9',
        record,
        message: expect.stringContaining('dígito verificador'),
      },
    ],
  });
});

const createCustomer = (change: object = {}, by = api.company.consultant.id) =>
  api.make.customer(api.company.locality.id, by, { phone: nextPhone(), rfc: null, ...change });

test('X-35 leaves out a row with the telephone or RFC of a customer, or fills the empty fields of the customer', async () => {
  const first = await createCustomer({ hectares: '8.00', first_name: 'Luz', last_name: 'Mora' });
  const second = await createCustomer({ rfc: 'CACX7605101P8' });
  const inFile = nextPhone();
  const rows = [
    buildRow({ 'Tel.': first.phone, Email: 'luz@correo.mx', Has: 99 }),
    buildRow({ 'R.F.C.': 'cacx 760510 1p8' }),
    buildRow({ 'Tel.': inFile }),
    buildRow({ 'Tel.': `52${inFile}`, Email: 'mismo@correo.mx' }),
  ];
  const { report } = await importRows(rows, { dryRun: true });
  expect(report).toMatchObject({ created: 1, merged: 0, skipped: 3, preview: [{ row: 4 }] });
  expect(report.duplicates).toMatchObject([
    { row: 2, reason: 'Mismo teléfono', existing: { id: first.id, row: null, label: 'Luz Mora' }, decision: 'SKIP' },
    { row: 3, reason: 'Mismo RFC', existing: { id: second.id }, choices: ['MERGE', 'SKIP'] },
    { row: 5, reason: 'Mismo teléfono', isSame: true, existing: { id: null, row: 4 } },
  ]);
  const listLabels = (fields: readonly { label: string }[]) => fields.map(({ label }) => label);
  const [{ incoming, existing }] = report.duplicates as [RecordImportReport['duplicates'][number]];
  expect(listLabels(incoming)).toEqual(listLabels(existing.fields));
  const merged = await importRows(rows, { decisions: { 2: 'MERGE', 5: 'MERGE' } });
  expect(merged.report).toMatchObject({ created: 1, merged: 2, skipped: 1 });
  // What was there stays.
  expect(await readCustomer(first.phone)).toMatchObject({
    id: first.id,
    firstName: 'Luz',
    email: 'luz@correo.mx',
    hectares: 8,
    version: 2,
  });
  expect(await readCustomer(inFile)).toMatchObject({ email: 'mismo@correo.mx', version: 1 });
  const { body } = await admin.get(`/audit?entity=client&entityId=${first.id}&action=UPDATE`);
  expect(body.data).toMatchObject([{ before: { email: null }, after: { email: 'luz@correo.mx' } }]);
});

test('X-35 compares no kind of person and no contact that the row does not say', async () => {
  const { phone } = await createCustomer({ first_name: 'Luz', last_name: 'Mora' });
  const row = buildRow({ 'Nombre completo': 'Establo Mora SA de CV', 'Tel.': phone });
  const { report } = await importRows([row], { dryRun: true });
  const incoming = new Map(report.duplicates[0]?.incoming.map(({ label, value }) => [label, value]));
  const labels = ['Razón social', 'Tipo de persona', 'Nombre', 'Apellidos'];
  expect(labels.map((label) => incoming.get(label))).toEqual(['Establo Mora SA de CV', '–', '–', '–']);
});

test.each([
  ['Gonzalo Herrera Muñoz', 'gonzalo HERRERA Muños', true],
  ['Martín Gutiérrez', 'Martín Gutiérrez Cervantes', true],
  ['Arturo Rodríguez Ibarra', 'Rosa María Rodríguez Ibarra', false],
  ['Benito Olmos Reyes', 'Benito Reyes', false],
])('X-35 asks whether «%s» and «%s» of one locality are the same customer: %p', async (known, name, isSimilar) => {
  const [first = '', ...rest] = known.split(' ');
  const existing = await createCustomer({ first_name: first, last_name: rest.join(' ') });
  const row = buildRow({ 'Nombre completo': name });
  const { report } = await importRows([row], { dryRun: true });
  const duplicate = { row: 2, isSame: false, existing: { id: existing.id }, decision: null };
  expect(report.duplicates).toMatchObject(isSimilar ? [duplicate] : []);
  const undecided = await importRows([row]);
  expect([undecided.status, undecided.report.created]).toEqual(isSimilar ? [422, 0] : [200, 1]);
  const again = { ...row, 'Tel.': nextPhone() };
  expect((await importRows([again], { decisions: { 2: 'SKIP' } })).report).toMatchObject({ created: 0, skipped: 1 });
  expect((await importRows([again], { decisions: { 2: 'CREATE' } })).report).toMatchObject({ created: 1 });
});

test('X-35 of two customers of one name, the one that was shown stays the one that a row may be', async () => {
  const name = { first_name: 'Fermín', last_name: 'Quiroz Belmonte' };
  const both = [await createCustomer(name), await createCustomer(name)];
  const row = buildRow({ 'Nombre completo': 'Fermín Quiroz Belmonte' });
  const readShown = async () => (await importRows([row], { dryRun: true })).report.duplicates[0]?.existing.id;
  const shown = await readShown();
  // A changed row moves to the end of its table.
  for (const { id } of both) {
    await api.db.updateTable('customers').set({ hectares: '9.00' }).where('id', '=', id).execute();
    expect(await readShown()).toBe(shown);
  }
});

test('X-35 a row with the RFC of a row that is merged is the same customer', async () => {
  const { phone } = await createCustomer();
  const rows = [buildRow({ 'Tel.': phone, 'R.F.C.': 'VECJ880326XX2' }), buildRow({ 'R.F.C.': 'VECJ880326XX2' })];
  const decisions = { 2: 'MERGE' };
  const { report } = await importRows(rows, { decisions, dryRun: true });
  expect(report.duplicates).toMatchObject([{ row: 2 }, { row: 3, reason: 'Mismo RFC', decision: 'SKIP' }]);
  expect((await importRows(rows, { decisions })).report).toMatchObject({ created: 0, merged: 1, skipped: 1 });
});

test('X-35 shows a thousand rows to decide, and asks to divide a file with more', async () => {
  await createCustomer({ first_name: 'Domitila', last_name: 'Zúñiga Ortega' });
  const rows = Array.from({ length: 1_003 }, () => buildRow({ 'Nombre completo': 'Domitila Zuñiga Ortega' }));
  const few = await importRows(rows.slice(0, 1_000), { dryRun: true });
  expect([few.status, few.report.duplicates.length]).toEqual([200, 1_000]);
  const { status, report } = await importRows(rows, { dryRun: true });
  expect([status, report.duplicates.length]).toEqual([422, 1_000]);
  const message = 'Desde aquí, 3 filas se parecen a otros registros y no se muestran: divida el archivo en varios.';
  expect(report.errors).toMatchObject([{ row: 1_002, column: '', message }]);
});

test('X-35 refuses a row whose telephone and RFC are of two customers', async () => {
  const { phone } = await createCustomer();
  await createCustomer({ rfc: 'PELJ8503152D8' });
  const { report } = await importRows([buildRow({ 'Tel.': phone, 'R.F.C.': 'PELJ8503152D8' })]);
  expect(report.errors).toMatchObject([{ row: 2, message: expect.stringContaining('dos registros distintos') }]);
});

test('X-35 P-07 a consultant imports own customers; what others have is named without its data', async () => {
  const { otherCustomer, otherLocality, consultant: own } = api.company;
  const phone = nextPhone();
  const rows = [buildRow({ 'Tel.': phone, Vendedor: 'nadie@surco.test' }), buildRow({ 'Tel.': otherCustomer.phone })];
  const { report } = await importRows(rows, { dryRun: true }, consultant);
  expect(report.duplicates).toMatchObject([
    {
      row: 3,
      existing: { id: null, row: null, label: 'Un registro que no está a su cargo', fields: [] },
      choices: ['SKIP'],
    },
  ]);
  const done = await importRows(rows, {}, consultant);
  expect(done.report).toMatchObject({ created: 1, skipped: 1, duplicates: [] });
  expect((await readCustomer(phone)).consultant).toMatchObject({ id: own.id });
  const outside = await importRows([buildRow({ Ciudad: otherLocality.name })], {}, coordinator);
  expect(outside.report.errors).toMatchObject([
    { column: 'Localidad', message: 'Elija una localidad de las zonas que tiene a su cargo.' },
  ]);
});

test('X-35 writes a file once: for a repeated key, and when it is imported three times at the same time', async () => {
  const rows = Array.from({ length: 30 }, () => buildRow());
  const key = randomUUID();
  const first = await importRows(rows, { key });
  const progress = await admin.get(`/imports/${key}/progress`);
  expect(progress.body.data).toEqual({ stage: 'DONE', done: 30, total: 30 });
  const repeated = await importRows(rows, { key });
  expect([repeated.status, repeated.report]).toEqual([200, first.report]);
  const others = Array.from({ length: 30 }, () => buildRow());
  const reports = await Promise.all([importRows(others), importRows(others.toReversed()), importRows(others)]);
  expect(reports.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(reports.map(({ report }) => report.created).toSorted()).toEqual([0, 0, 30]);
});
