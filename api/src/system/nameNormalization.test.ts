import { readRecord, getErrorPaths, type ResponseRecord } from '../testing/responses';
import { buildCustomerBody, buildProductBody } from '../testing/requestBodies';
import { buildWorkbook } from '../testing/workbooks/workbookBuilder';
import type { TestApi, TestClient } from '../testing/harness';
import { startApiWithUsers } from '../testing/startApiWithUsers';

let api: TestApi;
let admin: TestClient;
beforeAll(async () => {
  ({ api, admin } = await startApiWithUsers());
});
afterAll(() => api.close());

const getLocationFields = () => ({ stateId: '05', zoneId: api.company.zone.id });

/** Resources with a unique name: path, the field of the name and the other fields of a valid body. */
const namedResources: readonly (readonly [path: string, field: string, buildOtherFields: () => object])[] = [
  ['/seasons', 'name', () => ({ startDate: '2026-11-01', endDate: '2027-04-30' })],
  ['/zones', 'name', () => ({ stateIds: ['05'] })],
  ['/localities', 'name', () => ({ ...getLocationFields(), municipality: 'Lerdo' })],
  ['/production-types', 'name', () => ({ defaultIntakeKg: 20, defaultDays: 200 })],
  ['/partners', 'name', () => ({ type: 'SILAGE_VENDOR', zoneIds: [api.company.zone.id] })],
  ['/products', 'code', buildProductBody],
];

const sampleName = 'Peña Añil–Oro';

describe('names that look the same are equal', () => {
  test.each(namedResources)(
    'X-21 %s refuses a %s that differs only in spaces, case, dashes or the encoding of accents',
    async (path, field, buildOtherFields) => {
      const create = (name: string) => admin.post(path, { ...buildOtherFields(), [field]: name });
      const created = await create(`  ${sampleName.replace(' ', '  ').normalize('NFD')} `);
      expect([created.status, String((created.body.data as ResponseRecord)[field]).toLowerCase()]).toEqual([
        201,
        sampleName.toLowerCase(),
      ]);
      const variants = [sampleName.normalize('NFD'), sampleName.replace(' ', '\u00a0'), sampleName.replace('–', '-')];
      for (const variant of [sampleName, sampleName.toUpperCase(), ...variants]) {
        const repeated = await create(variant);
        expect([repeated.status, getErrorPaths(repeated)]).toEqual([409, [field]]);
      }
    },
  );

  test('R-38 R-39 X-21 finds names with a dash by a hyphen, in searches and imports', async () => {
    const zone = { name: 'Altos–Ags Norte', stateIds: ['01'] };
    const created = readRecord(await admin.post('/zones', zone));
    for (const search of ['altos-ags n', 'ALTOS–AGS', 'Altos−Ags'.normalize('NFD')]) {
      const { body } = await admin.get(`/zones?search=${encodeURIComponent(search)}`);
      expect(body.data).toMatchObject([{ id: created.id }]);
    }
    const file = await buildWorkbook([
      { nombre: 'Pabellón', municipio: 'Asientos', estado: 'Aguascalientes', zona: 'Altos-Ags Norte' },
    ]);
    const { body } = await admin.upload('/localities/import', file);
    expect(body.data).toMatchObject({ rows: 1, localities: 1, errors: [] });
  });

  test('R-16 X-21 stores and finds a customer by the normalized name', async () => {
    const { locality } = api.company;
    const names = {
      firstName: ' Jose\u0301 \u200b  Luis',
      lastName: '\u202eNun\u0303o\u202c\n',
      phone: '871 300 0001',
    };
    const body = buildCustomerBody({ ...names, localityId: locality.id });
    const created = readRecord(await admin.post('/clients', body));
    expect(created).toMatchObject({ firstName: 'José Luis', lastName: 'Nuño' });
    const found = await admin.get(`/clients?search=${encodeURIComponent('jose  luis nun\u0303o')}`);
    expect(found.body.data).toMatchObject([{ id: created.id }]);
    const nameless = await admin.post('/clients', { ...body, firstName: '\u200b', phone: '8713000002' });
    expect([nameless.status, getErrorPaths(nameless)]).toEqual([400, ['firstName']]);
  });

  test('R-39 X-21 matches a locality of an import regardless of its spaces', async () => {
    const name = 'Ejido Dos Palmas';
    const created = readRecord(
      await admin.post('/localities', { ...getLocationFields(), name, municipality: 'San Pedro' }),
    );
    const file = await buildWorkbook([
      { nombre: 'Ejido  Dos  Palmas', municipio: 'San  Pedro', estado: 'Coahuila', zona: api.company.zone.name },
    ]);
    const { body } = await admin.upload('/localities/import', file);
    expect(body.data).toMatchObject({ rows: 1, localities: 0, errors: [] });
    expect((await admin.get('/localities?search=dos palmas&size=all')).body.data).toMatchObject([{ id: created.id }]);
  });
});
