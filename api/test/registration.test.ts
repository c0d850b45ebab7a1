import { customerBody } from './bodies';
import { startApi, type TestApi } from './harness';

let api: TestApi;
let typeId: string;
beforeAll(async () => {
  api = await startApi();
  ({ id: typeId } = await api.db
    .selectFrom('production_types')
    .select('id')
    .where('name', '=', 'Leche')
    .executeTakeFirstOrThrow());
});
afterAll(() => api.close());

let last = 0;
const next = () => (last += 1);
const person = (change = {}) =>
  customerBody({
    phone: `871 600 ${1000 + next()}`,
    localityId: api.company.locality.id,
    privacyNoticeAccepted: true,
    ...change,
  });
const register = async (body: unknown, from = `10.2.0.${next()}`, headers = {}) =>
  (await api.as()).post('/clients/registration', body, headers, from);
const clientOf = (phone: string) =>
  api.db.selectFrom('clients').selectAll().where('phone', '=', phone).executeTakeFirstOrThrow();

test('X-21 T-04 anyone registers, and waits for approval', async () => {
  const { status, body } = await register(
    person({
      phone: '+52 1 (871) 555-9001',
      rfc: ' cacx-760510-1p8 ',
      email: 'jose@ejemplo.mx',
      address: 'Ejido Florencia',
      postalCode: '27000',
      hectares: 12.5,
      herdSize: 80,
      productionTypeId: typeId,
      businessName: '',
    }),
  );
  expect([status, body.data]).toEqual([201, { status: 'PENDIENTE', warnings: [] }]);
  const { version } = (await (await api.as()).get('/privacy-notice')).body.data as { version: string };
  expect(await clientOf('8715559001')).toMatchObject({
    status: 'PENDIENTE',
    first_name: 'José Ángel',
    rfc: 'CACX7605101P8',
    email: 'jose@ejemplo.mx',
    hectares: '12.50',
    herd_size: 80,
    business_name: null,
    consultant_id: null,
    privacy_notice_version: version,
    privacy_notice_accepted_at: expect.any(Date),
  });
});

test('X-21 a company gives its name; the check digit of its RFC only warns', async () => {
  const { status, body } = await register(
    person({ personType: 'MORAL', businessName: 'Forrajes del Norte', rfc: 'EKU9003173C8' }),
  );
  expect([status, body.data]).toEqual([
    201,
    {
      status: 'PENDIENTE',
      warnings: [{ path: 'rfc', message: 'El dígito verificador del RFC no coincide; revise que esté bien escrito.' }],
    },
  ]);
  const nameless = await register(person({ personType: 'MORAL', rfc: 'PELJ8503152D8' }));
  expect(nameless.body.details?.map(({ path }) => path)).toEqual(['businessName', 'rfc']);
});

test.each<[Record<string, unknown>, string]>([
  [{ firstName: ' ' }, 'firstName'],
  [{ phone: '12' }, 'phone'],
  [{ phone: '' }, 'phone'],
  [{ email: 'x' }, 'email'],
  [{ postalCode: '123' }, 'postalCode'],
  [{ rfc: 'PELJ851315AB1' }, 'rfc'],
  [{ hectares: 100_001 }, 'hectares'],
  [{ hectares: -1 }, 'hectares'],
  [{ herdSize: 1.5 }, 'herdSize'],
  [{ stateId: '' }, 'stateId'],
  [{ localityId: '' }, 'localityId'],
  [{ localityId: '00000000-0000-4000-8000-000000000000' }, 'localityId'],
  [{ stateId: '10' }, 'localityId'],
  [{ productionTypeId: '00000000-0000-4000-8000-000000000000' }, 'productionTypeId'],
  [{ privacyNoticeAccepted: false }, 'privacyNoticeAccepted'],
  [{ privacyNoticeAccepted: undefined }, 'privacyNoticeAccepted'],
  [{ status: 'ACTIVO' }, 'status'],
  [{ consultantId: '00000000-0000-4000-8000-000000000000' }, 'consultantId'],
  [{ id: 1 }, 'id'],
])('X-21 P-07 %j is refused at its field, in Spanish', async (change, path) => {
  const { status, body } = await register(person(change));
  expect([status, body.details?.map((detail) => detail.path)]).toEqual([400, [path]]);
});

test('X-21 a telephone or RFC that is taken is said at its field, never whose it is', async () => {
  const { phone, first_name, last_name } = api.company.client;
  const samePhone = await register(person({ phone: `+52 ${phone}` }));
  expect([samePhone.status, samePhone.body]).toEqual([
    409,
    {
      error: 'Este teléfono ya está registrado. Si es suyo, comuníquese con su consultor o distribuidor.',
      code: 'DUPLICADO',
      details: [
        {
          path: 'phone',
          message: 'Este teléfono ya está registrado. Si es suyo, comuníquese con su consultor o distribuidor.',
        },
      ],
    },
  ]);
  await register(person({ rfc: 'PELJ8503152D8' }));
  const sameRfc = await register(person({ rfc: 'pelj8503152d8' }));
  expect([sameRfc.status, sameRfc.body.code, sameRfc.body.details?.map(({ path }) => path)]).toEqual([
    409,
    'DUPLICADO',
    ['rfc'],
  ]);
  expect(JSON.stringify([samePhone.body, sameRfc.body])).not.toMatch(
    new RegExp(`${first_name}|${last_name}|José Ángel`),
  );
});

test('X-21 the generic RFC may be anybody’s', async () => {
  for (let round = 0; round < 2; round += 1)
    expect((await register(person({ rfc: 'XAXX010101000' }))).status).toBe(201);
});

test('X-21 of the same registration sent twice at once one is kept', async () => {
  const body = person();
  const answers = await Promise.all([register(body), register(body)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test('X-21 an address registers so many in a while, whatever it says it is', async () => {
  const from = '10.3.0.1';
  for (let round = 0; round < 20; round += 1) await register({}, from).then(({ status }) => expect(status).toBe(400));
  for (let round = 0; round < 20; round += 1)
    await register(person({ stateId: '10' }), from, { 'x-forwarded-for': `8.8.8.${round}` });
  const { status, body, headers } = await register(person(), from, { 'x-forwarded-for': '9.9.9.9' });
  expect([status, body.code]).toEqual([429, 'DEMASIADOS_INTENTOS']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(800);
  expect((await register(person())).status).toBe(201);
});

test.each([
  '/states',
  '/zones',
  '/localities?size=all&stateId=05',
  '/production-types?size=all&active=true',
  '/privacy-notice',
])('X-21 GET %s is there for the form without a session', async (path) => {
  expect((await (await api.as()).get(path)).status).toBe(200);
});
