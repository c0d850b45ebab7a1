import type { Locality, LocalityImportReport } from '@surco/shared/contract';
import { buildWorkbook, type CellsByHeading } from '../../../testing/workbooks/workbookBuilder';
import type { TestApi, TestClient } from '../../../testing/harness';
import { startApiWithUsers } from '../../../testing/startApiWithUsers';
import { readSheets } from '../../../testing/workbooks/readSheets';

let api: TestApi;
let admin: TestClient;
beforeAll(async () => {
  ({ api, admin } = await startApiWithUsers());
});
afterAll(() => api.close());

const PATH = '/localities/import';
let lastNumber = 0;
const createUniqueName = (): string => `Ejido Añil ${(lastNumber += 1)}`;

const buildRow = (change: CellsByHeading = {}): CellsByHeading => ({
  nombre: createUniqueName(),
  municipio: 'San Pedro',
  estado: 'Coahuila',
  zona: api.company.zone.name,
  ...change,
});

async function uploadLocalities(rows: readonly CellsByHeading[], path = PATH, by = admin) {
  const { status, body } = await by.upload(path, await buildWorkbook(rows));
  return { status, body, report: body.data as LocalityImportReport };
}
const searchLocalities = async (search: string): Promise<Locality[]> =>
  (await admin.get(`/localities?search=${encodeURIComponent(search)}`)).body.data as Locality[];
const countLocalities = async (): Promise<number> =>
  Number(
    (
      await api.db
        .selectFrom('localities')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirst()
    )?.n,
  );

describe('import of localities', () => {
  test('X-21 R-39 finds states and zones ignoring case, a state also by its census name, and writes audit entries', async () => {
    const [firstName, secondName] = [createUniqueName(), createUniqueName()];
    const zona = api.company.zone.name.toUpperCase();
    const { status, report } = await uploadLocalities([
      buildRow({ nombre: ` ${firstName} `, estado: 'COAHUILA', zona }),
      buildRow({ nombre: secondName, estado: 'Coahuila de Zaragoza' }),
    ]);
    expect([status, report]).toEqual([200, { rows: 2, localities: 2, errors: [], sheet: 'Ventas' }]);
    const [locality] = await searchLocalities(firstName);
    expect(locality).toMatchObject({ name: firstName, stateId: '05', zoneId: api.company.zone.id, version: 1 });
    const audit = await admin.get(`/audit?entity=locality&entityId=${locality?.id}`);
    expect(audit.body.data).toMatchObject([{ action: 'CREATE', after: locality }]);
    expect(await searchLocalities(secondName)).toHaveLength(1);
  });

  test('X-21 R-39 writes nothing in a dry run or for a file that was imported before', async () => {
    const rows = [buildRow(), buildRow()];
    const before = await countLocalities();
    expect((await uploadLocalities(rows, `${PATH}?dryRun=true`)).report).toEqual({
      rows: 2,
      localities: 2,
      errors: [],
      sheet: 'Ventas',
    });
    expect(await countLocalities()).toBe(before);
    expect((await uploadLocalities(rows)).report.localities).toBe(2);
    const shouted = rows.map((cells) => ({ ...cells, nombre: String(cells.nombre).toUpperCase().replace('Ñ', 'N') }));
    expect((await uploadLocalities(shouted)).report).toEqual({ rows: 2, localities: 0, errors: [], sheet: 'Ventas' });
    expect(await countLocalities()).toBe(before + 2);
  });

  test('X-21 R-39 writes all rows or none and reports errors by row and column', async () => {
    const twice = createUniqueName();
    const elsewhere = createUniqueName();
    await uploadLocalities([buildRow({ nombre: elsewhere })]);
    const far = await api.make.zone();
    const before = await countLocalities();
    const { status, body, report } = await uploadLocalities([
      buildRow(),
      buildRow({ nombre: null }),
      buildRow({ estado: 'Atlántida' }),
      buildRow({ zona: 'Ninguna' }),
      buildRow({ estado: 'Yucatán' }),
      buildRow({ nombre: twice }),
      buildRow({ nombre: twice.toUpperCase(), municipio: 'SAN PEDRO' }),
      buildRow({ nombre: elsewhere, zona: far.name }),
      buildRow({ nombre: 'x'.repeat(81) }),
    ]);
    expect([status, body.code, report.localities, report.rows]).toEqual([422, 'IMPORTACION_CON_ERRORES', 0, 9]);
    expect(report.errors.map(({ row: at, column, message }) => `${at} ${column}: ${message}`)).toEqual([
      '3 nombre: Este dato es obligatorio.',
      '4 estado: No hay un estado con este nombre.',
      '5 zona: No hay una zona con este nombre.',
      `6 estado: La zona ${api.company.zone.name} no abarca Yucatán.`,
      '8 nombre: Es la misma localidad que la de la fila 7.',
      `9 zona: Esta localidad ya está en la zona ${api.company.zone.name}: cámbiela en la lista.`,
      '10 nombre: Debe tener 80 caracteres como máximo.',
    ]);
    expect(await countLocalities()).toBe(before);
  });

  test('X-21 R-39 rejects missing or unknown columns, an empty sheet and a file that is not a workbook', async () => {
    const cells = { nombre: 'A', municipio: 'B', estado: 'Coahuila', pais: 'México' };
    expect((await uploadLocalities([cells])).report.errors.map(({ message }) => message)).toEqual([
      'Esta columna no es de la plantilla.',
      'Falta la columna zona.',
    ]);
    const { rawBody } = await admin.get('/localities/file-template');
    const empty = await admin.upload(PATH, rawBody);
    expect(empty.body.data).toMatchObject({ rows: 0, errors: [{ message: 'El archivo no tiene filas con datos.' }] });
    const strange = await admin.upload(PATH, Buffer.from('Esto no es un libro.'));
    expect([strange.status, strange.body.code]).toEqual([422, 'ARCHIVO_INVALIDO']);
    expect(strange.body.data).toEqual({ rows: 0, localities: 0, errors: [] });
  });

  test('X-21 R-39 writes a file once when it is imported three times at the same time', async () => {
    const rows = [buildRow(), buildRow(), buildRow()];
    const responses = await Promise.all([uploadLocalities(rows), uploadLocalities(rows), uploadLocalities(rows)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(responses.map(({ report }) => report.localities).toSorted()).toEqual([0, 0, 3]);
  });

  test('X-21 R-39 creates a template with columns, drop-down lists and explanations', async () => {
    const { rawBody, headers } = await admin.get('/localities/file-template');
    expect(headers['content-disposition']).toContain('Plantilla de localidades.xlsx');
    const sheets = readSheets(rawBody);
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Localidades', 'Instrucciones', 'Listas']);
    expect(sheets[0]?.data[0]).toEqual(['nombre*', 'municipio*', 'estado*', 'zona*']);
    expect(sheets[2]?.data.map(([, zone]) => zone)).toContain(api.company.zone.name);
  });

  test('P-04 P-07 allows import and template only to administrators', async () => {
    for (const role of ['Coordinator', 'Supervisor', 'Consultant', 'Farmer'] as const) {
      const visitor = await api.signInAs(api.company.users[role]);
      expect((await uploadLocalities([buildRow()], PATH, visitor)).status).toBe(403);
      expect((await visitor.get('/localities/file-template')).status).toBe(403);
    }
  });
});
