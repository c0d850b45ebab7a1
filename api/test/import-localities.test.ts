import type { Locality, LocalityImport } from '@surco/shared/contract';
import readBook from 'read-excel-file/node';
import { bookOf, type Cells } from './factoryBook';
import type { TestApi, Visitor } from './harness';
import { startStaffed } from './people';

let api: TestApi;
let admin: Visitor;
beforeAll(async () => {
  ({ api, admin } = await startStaffed());
});
afterAll(() => api.close());

const PATH = '/localities/import';
let last = 0;
const newName = (): string => `Ejido Añil ${(last += 1)}`;

const row = (change: Cells = {}): Cells => ({
  nombre: newName(),
  municipio: 'San Pedro',
  estado: 'Coahuila',
  zona: api.company.zone.name,
  ...change,
});

async function send(rows: readonly Cells[], path = PATH, by = admin) {
  const { status, body } = await by.upload(path, await bookOf(rows));
  return { status, body, report: body.data as LocalityImport };
}
const found = async (search: string): Promise<Locality[]> =>
  (await admin.get(`/localities?search=${encodeURIComponent(search)}`)).body.data as Locality[];
const count = async (): Promise<number> =>
  Number(
    (
      await api.db
        .selectFrom('localities')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirst()
    )?.n,
  );

describe('X-21 R-39 localities from a spreadsheet', () => {
  test('X-21 states and zones by their names, whatever their case and accents; each leaves its trace', async () => {
    const [one, other] = [newName(), newName()];
    const zona = api.company.zone.name.toUpperCase();
    const { status, report } = await send([
      row({ nombre: ` ${one} `, estado: 'COAHUILA', zona }),
      row({ nombre: other, estado: 'Coahuila de Zaragoza' }),
    ]);
    expect([status, report]).toEqual([200, { rows: 2, localities: 2, errors: [] }]);
    const [made] = await found(one);
    expect(made).toMatchObject({ name: one, stateId: '05', zoneId: api.company.zone.id, version: 1 });
    const audit = await admin.get(`/audit?entity=locality&entityId=${made?.id}`);
    expect(audit.body.data).toMatchObject([{ action: 'CREATE', after: made }]);
    expect(await found(other)).toHaveLength(1);
  });

  test('X-21 a dry run writes nothing; the same file again changes nothing', async () => {
    const rows = [row(), row()];
    const before = await count();
    expect((await send(rows, `${PATH}?dryRun=true`)).report).toEqual({ rows: 2, localities: 2, errors: [] });
    expect(await count()).toBe(before);
    expect((await send(rows)).report.localities).toBe(2);
    const shouted = rows.map((cells) => ({ ...cells, nombre: String(cells.nombre).toUpperCase().replace('Ñ', 'N') }));
    expect((await send(shouted)).report).toEqual({ rows: 2, localities: 0, errors: [] });
    expect(await count()).toBe(before + 2);
  });

  test('X-21 all or nothing: what is wrong is told by row and column', async () => {
    const twice = newName();
    const elsewhere = newName();
    await send([row({ nombre: elsewhere })]);
    const far = await api.make.zone();
    const before = await count();
    const { status, body, report } = await send([
      row(),
      row({ nombre: null }),
      row({ estado: 'Atlántida' }),
      row({ zona: 'Ninguna' }),
      row({ estado: 'Yucatán' }),
      row({ nombre: twice }),
      row({ nombre: twice.toUpperCase(), municipio: 'SAN PEDRO' }),
      row({ nombre: elsewhere, zona: far.name }),
      row({ nombre: 'x'.repeat(81) }),
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
    expect(await count()).toBe(before);
  });

  test('X-21 columns that are missing or strange, an empty sheet, and what is no workbook at all', async () => {
    const cells = { nombre: 'A', municipio: 'B', estado: 'Coahuila', pais: 'México' };
    expect((await send([cells])).report.errors.map(({ message }) => message)).toEqual([
      'Esta columna no es de la plantilla.',
      'Falta la columna zona.',
    ]);
    const { file } = await admin.get('/localities/file-template');
    const empty = await admin.upload(PATH, file);
    expect(empty.body.data).toMatchObject({ rows: 0, errors: [{ message: 'El archivo no tiene filas con datos.' }] });
    const strange = await admin.upload(PATH, Buffer.from('Esto no es un libro.'));
    expect([strange.status, strange.body.code]).toEqual([422, 'ARCHIVO_INVALIDO']);
    expect(strange.body.data).toEqual({ rows: 0, localities: 0, errors: [] });
  });

  test('X-21 two who bring the same file at once write it once', async () => {
    const rows = [row(), row(), row()];
    const answers = await Promise.all([send(rows), send(rows), send(rows)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ report }) => report.localities).toSorted()).toEqual([0, 0, 3]);
  });

  test('X-21 the template has its columns, its choices and what they mean', async () => {
    const { file, headers } = await admin.get('/localities/file-template');
    expect(headers['content-disposition']).toContain('Plantilla de localidades.xlsx');
    const sheets = await readBook(file);
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Localidades', 'Instrucciones', 'Listas']);
    expect(sheets[0]?.data[0]).toEqual(['nombre*', 'municipio*', 'estado*', 'zona*']);
    expect(sheets[2]?.data.map(([, zone]) => zone)).toContain(api.company.zone.name);
  });

  test('P-04 P-07 nobody but an administrator brings them or has the template', async () => {
    for (const role of ['Coordinator', 'Supervisor', 'Consultant', 'Farmer'] as const) {
      const visitor = await api.as(api.company.users[role]);
      expect((await send([row()], PATH, visitor)).status).toBe(403);
      expect((await visitor.get('/localities/file-template')).status).toBe(403);
    }
  });
});
