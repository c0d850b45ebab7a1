import { data, pathsOf, type Row } from './answers';
import { customerBody, productBody } from './bodies';
import { bookOf } from './factoryBook';
import type { TestApi, Visitor } from './harness';
import { startStaffed } from './people';

let api: TestApi;
let admin: Visitor;
beforeAll(async () => {
  ({ api, admin } = await startStaffed());
});
afterAll(() => api.close());

const places = () => ({ stateId: '05', zoneId: api.company.zone.id });

/** What is called by a name, each with what else it wants. */
const kinds: readonly (readonly [path: string, field: string, rest: () => object])[] = [
  ['/seasons', 'name', () => ({ startDate: '2026-11-01', endDate: '2027-04-30' })],
  ['/zones', 'name', () => ({ stateIds: ['05'] })],
  ['/localities', 'name', () => ({ ...places(), municipality: 'Lerdo' })],
  ['/production-types', 'name', () => ({ defaultIntakeKg: 20, defaultDays: 200 })],
  ['/partners', 'name', () => ({ type: 'SILAGE_VENDOR', zoneIds: [api.company.zone.id] })],
  ['/products', 'code', productBody],
];

const NAME = 'Peña Añil–Oro';

describe('X-21 two names that look alike are one', () => {
  test.each(kinds)(
    'X-21 %s by its %s: spaces within, case, dashes and accents however they were typed',
    async (...kind) => {
      const [path, field, rest] = kind;
      const call = (name: string) => admin.post(path, { ...rest(), [field]: name });
      const made = await call(`  ${NAME.replace(' ', '  ').normalize('NFD')} `);
      expect([made.status, String((made.body.data as Row)[field]).toLowerCase()]).toEqual([201, NAME.toLowerCase()]);
      const typed = [NAME.normalize('NFD'), NAME.replace(' ', '\u00a0'), NAME.replace('–', '-')];
      for (const alike of [NAME, NAME.toUpperCase(), ...typed]) {
        const again = await call(alike);
        expect([again.status, pathsOf(again)]).toEqual([409, [field]]);
      }
    },
  );

  test('R-38 R-39 X-21 what is called by a dash is found by a hyphen, in a search and in a file', async () => {
    const zone = { name: 'Altos–Ags Norte', stateIds: ['01'] };
    const made = data(await admin.post('/zones', zone));
    for (const typed of ['altos-ags n', 'ALTOS–AGS', 'Altos−Ags'.normalize('NFD')]) {
      const { body } = await admin.get(`/zones?search=${encodeURIComponent(typed)}`);
      expect(body.data).toMatchObject([{ id: made.id }]);
    }
    const file = await bookOf([
      { nombre: 'Pabellón', municipio: 'Asientos', estado: 'Aguascalientes', zona: 'Altos-Ags Norte' },
    ]);
    const { body } = await admin.upload('/localities/import', file);
    expect(body.data).toEqual({ rows: 1, localities: 1, errors: [] });
  });

  test('R-16 X-21 a customer is kept, and found, by its name as it looks', async () => {
    const { locality } = api.company;
    const odd = { firstName: ' Jose\u0301 \u200b  Luis', lastName: '\u202eNun\u0303o\u202c\n', phone: '871 300 0001' };
    const body = customerBody({ ...odd, localityId: locality.id });
    const made = data(await admin.post('/clients', body));
    expect(made).toMatchObject({ firstName: 'José Luis', lastName: 'Nuño' });
    const found = await admin.get(`/clients?search=${encodeURIComponent('jose  luis nun\u0303o')}`);
    expect(found.body.data).toMatchObject([{ id: made.id }]);
    const nameless = await admin.post('/clients', { ...body, firstName: '\u200b', phone: '8713000002' });
    expect([nameless.status, pathsOf(nameless)]).toEqual([400, ['firstName']]);
  });

  test('R-39 X-21 a locality of a file is the one there is, however its spaces fell', async () => {
    const name = 'Ejido Dos Palmas';
    const made = data(await admin.post('/localities', { ...places(), name, municipality: 'San Pedro' }));
    const file = await bookOf([
      { nombre: 'Ejido  Dos  Palmas', municipio: 'San  Pedro', estado: 'Coahuila', zona: api.company.zone.name },
    ]);
    const { body } = await admin.upload('/localities/import', file);
    expect(body.data).toEqual({ rows: 1, localities: 0, errors: [] });
    expect((await admin.get('/localities?search=dos palmas&size=all')).body.data).toMatchObject([{ id: made.id }]);
  });
});
