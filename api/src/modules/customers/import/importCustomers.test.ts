import type { Customer } from '@surco/shared/contract';
import type { TestApi, TestClient } from '../../../testing/harness';
import { startApiWithUsers } from '../../../testing/startApiWithUsers';
import { importRecords, type TextRow } from '../../../testing/workbooks/importRecords';

let api: TestApi;
let admin: TestClient;
beforeAll(async () => {
  ({ api, admin } = await startApiWithUsers());
});
afterAll(() => api.close());

let lastNumber = 0;
const nextPhone = (): string => `872${String(1_000_000 + (lastNumber += 1))}`;
/** Names that are not alike. */
const surnames = [
  'Aguilar Vega',
  'Cervantes Ortiz',
  'Domínguez Luna',
  'Ibarra Quiroz',
  'Mendoza Trejo',
  'Zúñiga Ferro',
];
const nextName = (): string => `Persona${(lastNumber += 1)} ${surnames[lastNumber % surnames.length]}`;
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
  // The wrong rows may be left out.
  const decisions = Object.fromEntries(cases.map((_, index) => [index + 3, 'SKIP']));
  expect((await importRows(rows, { decisions })).report).toMatchObject({ created: 1, skipped: cases.length });
});
