import type { Locality, LocalityImportReport } from '@surco/shared/contract';
import { sql } from 'kysely';
import type { CurrentUser } from '../../core/http/currentUser';
import { readRecord, getErrorPaths, put } from '../../testing/responses';
import type { TestApi, TestClient } from '../../testing/harness';
import { getNextNumber } from '../../testing/factories';
import { startApiWithUsers } from '../../testing/startApiWithUsers';
import { readSheets } from '../../testing/workbooks/readSheets';
import { buildWorkbook, type CellsByHeading } from '../../testing/workbooks/workbookBuilder';
import { createLocality } from './localities';
import { updateZone } from './zones';

let api: TestApi;
let admin: TestClient;
beforeAll(async () => {
  ({ api, admin } = await startApiWithUsers());
});
afterAll(() => api.close());

const buildZoneBody = (change: object = {}) => ({
  name: `Zona nueva ${getNextNumber()}`,
  stateIds: ['05', '10'],
  ...change,
});
const buildLocalityBody = (zoneId: unknown, change: object = {}) => ({
  name: `Ejido ${getNextNumber()}`,
  municipality: 'Lerdo',
  stateId: '10',
  zoneId,
  ...change,
});

test('P-04 checks the states of zones and localities and rejects deletions in use', async () => {
  const response = await admin.post('/zones', buildZoneBody());
  expect([response.status, response.body.data]).toMatchObject([201, { stateIds: ['05', '10'] }]);
  const { id, name } = readRecord(response);
  const localityResponse = await admin.post('/localities', buildLocalityBody(id));
  expect(localityResponse.status).toBe(201);
  expect(getErrorPaths(await admin.post('/localities', buildLocalityBody(id, { stateId: '31' })))).toEqual(['stateId']);
  const shrunk = await put(admin, `/zones/${id}`, { name, stateIds: ['05'], version: 1 });
  expect([shrunk.status, getErrorPaths(shrunk)]).toEqual([400, ['stateIds']]);
  const used = await admin.send('DELETE', `/zones/${id}`);
  expect([used.status, used.body.code]).toEqual([409, 'EN_USO']);
  expect(used.body.error).toBe(`La zona ${name} está en uso y no se puede eliminar: 1 localidad.`);
  expect((await admin.send('DELETE', `/localities/${readRecord(localityResponse).id}`)).status).toBe(200);
  expect((await admin.send('DELETE', `/zones/${id}`)).status).toBe(200);
  expect((await admin.send('DELETE', `/zones/${id}`)).status).toBe(404);
});

test('R-39 keeps the state of a locality with customers and names its uses on deletion', async () => {
  const { locality: home, zone: near } = api.company;
  await api.db.insertInto('zone_states').values({ zone_id: near.id, state_id: '14' }).execute();
  const move = {
    name: home.name,
    municipality: home.municipality,
    stateId: '14',
    zoneId: near.id,
    version: home.version,
  };
  expect(getErrorPaths(await put(admin, `/localities/${home.id}`, move))).toEqual(['stateId']);
  const used = await admin.send('DELETE', `/localities/${home.id}`);
  expect(used.body.error).toMatch(/está en uso y no se puede eliminar: \d+ clientes?/);
});

test('X-25 rejects names that differ only by accents or case', async () => {
  const name = `Montañés ${getNextNumber()}`;
  const { id } = readRecord(await admin.post('/zones', buildZoneBody({ name })));
  expect(getErrorPaths(await admin.post('/zones', buildZoneBody({ name: name.toUpperCase() })))).toEqual(['name']);
  await admin.post('/localities', buildLocalityBody(id, { name }));
  const again = await admin.post(
    '/localities',
    buildLocalityBody(id, { name: name.replace('é', 'e'), municipality: 'LERDO' }),
  );
  expect([again.status, getErrorPaths(again)]).toEqual([409, ['name']]);
});

test('R-38 R-39 serializes a new locality with a change of its zone’s states', async () => {
  const { db, make } = api;
  const user = { id: api.company.users.Admin.id, role: 'Admin' } as CurrentUser;
  const zone = await make.zone();
  const [state, otherState] = await db.selectFrom('states').select('id').orderBy('id').limit(2).execute();
  await db.deleteFrom('zone_states').where('zone_id', '=', zone.id).execute();
  await db.insertInto('zone_states').values({ zone_id: zone.id, state_id: state!.id }).execute();
  const locality = { name: 'Nueva', municipality: 'Nuevo', stateId: state!.id, zoneId: zone.id };
  await db.transaction().execute(async (changing) => {
    await updateZone(changing, user, zone.id, { name: zone.name, stateIds: [otherState!.id], version: 1 });
    const making = db.transaction().execute(async (tx) => {
      // Ends the wait with an error, because the other transaction stays open.
      await sql`set local lock_timeout = '300ms'`.execute(tx);
      return createLocality(tx, user, locality);
    });
    // It waits for its own lock, before it reads the states of the zone. If it waited only in the check of the foreign
    // key (KEY SHARE) when it inserts, the states read before would be outdated.
    await expect(making).rejects.toMatchObject({
      code: '55P03',
      where: expect.not.stringContaining('KEY SHARE') as string,
    });
  });
  const late = db.transaction().execute((tx) => createLocality(tx, user, locality));
  await expect(late).rejects.toMatchObject({ body: { details: [{ path: 'stateId' }] } });
});

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
  test('X-27 R-39 finds states and zones ignoring case, a state also by its census name, and writes audit entries', async () => {
    const [firstName, secondName] = [createUniqueName(), createUniqueName()];
    const zona = api.company.zone.name.toUpperCase();
    const { status, report } = await uploadLocalities([
      buildRow({ nombre: ` ${firstName} `, estado: 'COAHUILA', zona }),
      buildRow({ nombre: secondName, estado: 'Coahuila de Zaragoza' }),
    ]);
    expect([status, report]).toMatchObject([200, { rows: 2, localities: 2, errors: [], sheet: 'Ventas' }]);
    const [locality] = await searchLocalities(firstName);
    expect(locality).toMatchObject({ name: firstName, stateId: '05', zoneId: api.company.zone.id, version: 1 });
    const audit = await admin.get(`/audit?entity=locality&entityId=${locality?.id}`);
    expect(audit.body.data).toMatchObject([{ action: 'CREATE', after: locality }]);
    expect(await searchLocalities(secondName)).toHaveLength(1);
  });

  test('R-39 writes nothing in a dry run or for a file that was imported before', async () => {
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

  test('R-39 writes all rows or none and reports errors by row and column', async () => {
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
    expect(report).not.toHaveProperty('failedRows');
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

  test('R-39 rejects missing or unknown columns, an empty sheet and a file that is not a workbook', async () => {
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

  test('R-39 writes a file once when it is imported three times at the same time', async () => {
    const rows = [buildRow(), buildRow(), buildRow()];
    const responses = await Promise.all([uploadLocalities(rows), uploadLocalities(rows), uploadLocalities(rows)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(responses.map(({ report }) => report.localities).toSorted()).toEqual([0, 0, 3]);
  });

  test('R-39 creates a template with columns, drop-down lists and explanations', async () => {
    const { rawBody, headers } = await admin.get('/localities/file-template');
    expect(headers['content-disposition']).toContain('Plantilla de localidades.xlsx');
    const sheets = readSheets(rawBody);
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Localidades', 'Instrucciones', 'Listas']);
    expect(sheets[0]?.data[0]).toEqual(['nombre*', 'municipio*', 'estado*', 'zona*']);
    expect(sheets[2]?.data.map(([, zone]) => zone)).toContain(api.company.zone.name);
  });
});
