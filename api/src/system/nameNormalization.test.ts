import { foldText } from '@surco/shared/domain';
import { sql } from 'kysely';
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
    'X-25 %s refuses a %s that differs only in spaces, case, dashes or the encoding of accents',
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

  test('R-38 R-39 X-25 finds names with a dash by a hyphen, in searches and imports', async () => {
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
    const spaced = await buildWorkbook([
      { nombre: ' Pabellón', municipio: 'Asientos ', estado: 'Aguascalientes', zona: 'Altos–Ags  Norte' },
    ]);
    expect((await admin.upload('/localities/import', spaced)).body.data).toMatchObject({ localities: 0, errors: [] });
  });

  test('R-16 X-25 stores and finds a customer by the normalized name', async () => {
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
});

const foldInSql = async (text: string): Promise<string | undefined> =>
  (await sql<{ folded: string }>`select fold(${text}) as folded`.execute(api.db)).rows[0]?.folded;

test.each([
  ['  Gómez   PALACIO\t', 'gomez palacio'],
  ['Peñón', 'penon'],
  ['Pen\u0303o\u0301n', 'penon'],
  ['Dvořák Šimůnek', 'dvorak simunek'],
  ['İzmir', 'izmir'],
  ['Ærø', 'ærø'],
  ['Altos–Ags', 'altos-ags'],
  ['a‐b‑c‒d–e—f―g−h﹘i﹣j－k', 'a-b-c-d-e-f-g-h-i-j-k'],
  ["O'Farrill", "o'farrill"],
  ['O’Farrill', "o'farrill"],
  ['O‘Farrill', "o'farrill"],
  ['O´Farrill', "o'farrill"],
  ['O`Farrill', "o'farrill"],
  ['Oʼ′ʹʻ‛＇Farrill', "o''''''farrill"],
  ['“El Ñandú”', "'el nandu'"],
  ['"El Ñandú"', "'el nandu'"],
  ['«El Ñandú» „x‟ ‹y› ‚z ″ʺ＂', "'el nandu' 'x' 'y' 'z '''"],
  ['S.A. de C.V.', 'sa de cv'],
  ['SA de CV', 'sa de cv'],
  ['S. A. de C. V.', 'sa de cv'],
  ['S.A de C.V', 'sa de cv'],
  ['Agro S. de R.L. de C.V., Laguna', 'agro s de rl de cv, laguna'],
  ['Ing. J. A. Peña Sta. Ana', 'ing ja pena sta ana'],
  ['ana.lopez@surco.test', 'ana.lopez@surco.test'],
  ['DK.620-1.5', 'dk.620-1.5'],
  ['3,950.50', '3,950.50'],
  ['C.P. 27000', 'cp 27000'],
  ['R\u00a01\u20072\u202f3\u30004', 'r 1 2 3 4'],
  ['\u200bMa\u00adíz\u2060\ufeff', 'maiz'],
  ['\u202a871\u202c', '871'],
  ['', ''],
  ['.', '.'],
  ['玉米 Кукуруза', '玉米 кукуруза'],
])('X-08 R-15 folds %p to %p in TypeScript and in SQL', async (text, folded) => {
  expect([foldText(text), await foldInSql(text)]).toEqual([folded, folded]);
});
