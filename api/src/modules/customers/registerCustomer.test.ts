import { getNextNumber } from '../../testing/factories';
import { buildCustomerBody } from '../../testing/requestBodies';
import { openMailbox } from '../../testing/mailbox';
import { startSecondInstance } from '../../testing/startSecondInstance';
import { startTestApi, type TestApi } from '../../testing/harness';
import { runStatement } from '../../testing/testDatabase';

let api: TestApi;
let typeId: string;
beforeAll(async () => {
  api = await startTestApi();
  ({ id: typeId } = await api.db
    .selectFrom('production_types')
    .select('id')
    .where('name', '=', 'Leche')
    .executeTakeFirstOrThrow());
});
afterAll(() => api.close());

const buildRegistrationBody = (change = {}) =>
  buildCustomerBody({
    phone: `871 600 ${1000 + getNextNumber()}`,
    localityId: api.company.locality.id,
    privacyNoticeAccepted: true,
    ...change,
  });
const register = async (body: unknown, from = `10.2.0.${getNextNumber()}`, headers = {}) =>
  (await api.signInAs()).post('/clients/registration', body, headers, from);
const findCustomerByPhone = (phone: string) =>
  api.db.selectFrom('customers').selectAll().where('phone', '=', phone).executeTakeFirstOrThrow();

test('T-04 registers a customer without a session, pending approval', async () => {
  const { status, body } = await register(
    buildRegistrationBody({
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
  const { version } = (await (await api.signInAs()).get('/privacy-notice')).body.data as { version: string };
  expect(await findCustomerByPhone('8715559001')).toMatchObject({
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

test('R-04 requires the name of a company and only warns about the check digit of its RFC', async () => {
  const { status, body } = await register(
    buildRegistrationBody({ personType: 'MORAL', businessName: 'Forrajes del Norte', rfc: 'EKU9003173C8' }),
  );
  expect([status, body.data]).toEqual([
    201,
    {
      status: 'PENDIENTE',
      warnings: [{ path: 'rfc', message: 'El dígito verificador del RFC no coincide; revise que esté bien escrito.' }],
    },
  ]);
  const nameless = await register(buildRegistrationBody({ personType: 'MORAL', rfc: 'PELJ8503152D8' }));
  expect(nameless.body.details?.map(({ path }) => path)).toEqual(['businessName', 'rfc']);
});

// The rules of each field stand in the tests of `registrationInput`; here what needs the database.
test.each<[Record<string, unknown>, string]>([
  [{ localityId: '00000000-0000-4000-8000-000000000000' }, 'localityId'],
  [{ stateId: '10' }, 'localityId'],
  [{ productionTypeId: '00000000-0000-4000-8000-000000000000' }, 'productionTypeId'],
])('P-07 rejects %j at its field', async (change, path) => {
  const { status, body } = await register(buildRegistrationBody(change));
  expect([status, body.details?.map((detail) => detail.path)]).toEqual([400, [path]]);
});

describe('a phone or RFC that a customer has already', () => {
  const accepted = { data: { status: 'PENDIENTE', warnings: [] } };

  test('R-04 gets the response of a new one, after the same work, and changes nothing', async () => {
    const { first_name, last_name, phone } = api.company.customer;
    const { app, visitor, statements } = await startSecondInstance(api);
    const measureWork = async (body: object) => {
      statements.splice(0);
      const { status, body: response } = await visitor.post(
        '/clients/registration',
        body,
        {},
        `10.2.1.${getNextNumber()}`,
      );
      return { status, response, work: [...statements] };
    };
    const created = await measureWork(buildRegistrationBody({ rfc: 'PELJ8503152D8' }));
    expect(created).toMatchObject({ status: 201, response: accepted });
    expect(await measureWork(buildRegistrationBody({ phone: `+52 ${phone}` }))).toEqual(created);
    expect(await measureWork(buildRegistrationBody({ rfc: 'pelj8503152d8' }))).toEqual(created);
    expect(await findCustomerByPhone(phone)).toMatchObject({ first_name, last_name });
    await app.close();
  });

  test('X-27 R-10 is reported to the consultant of that customer and added to the audit log', async () => {
    const { id, phone } = api.company.customer;
    await api.db.deleteFrom('notifications').execute();
    await register(buildRegistrationBody({ phone, firstName: 'Desconocido' }));
    const rows = await api.db.selectFrom('notifications').select(['user_id', 'title', 'link']).execute();
    expect(rows.map(({ user_id }) => user_id)).toContain(api.company.users.Consultant.id);
    expect(new Set(rows.map(({ title, link }) => `${title} ${link}`))).toEqual(
      new Set([`Registro repetido de un cliente /dashboard/customers/form/${id}`]),
    );
    const entry = await api.db
      .selectFrom('audit_log')
      .select('after')
      .where('entity_id', '=', id)
      .where('action', '=', 'REGISTER_AGAIN')
      .orderBy('at', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry.after).toMatchObject({ firstName: 'Desconocido', phone });
  });

  test('R-04 is reported to that customer by one mail', async () => {
    const mailbox = await openMailbox();
    const mailing = await startTestApi({ env: { SMTP_URL: mailbox.url } });
    const body = buildRegistrationBody({ localityId: mailing.company.locality.id });
    const send = async (change: object) =>
      (await mailing.signInAs()).post('/clients/registration', { ...body, ...change }, {}, '10.2.2.1');
    expect((await send({ email: 'cliente@ejemplo.mx' })).status).toBe(201);
    for (let round = 0; round < 2; round += 1) expect((await send({ email: 'otro@ejemplo.mx' })).status).toBe(201);
    await mailing.close();
    await mailbox.close();
    expect(mailbox.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['cliente@ejemplo.mx', 'Alguien se registró en Surco con sus datos'],
    ]);
  });
});

test('R-04 stores no registration whose mail cannot be queued', async () => {
  const body = buildRegistrationBody();
  await runStatement(api.ownerUrl, 'alter table mail_queue rename to mail_queue_lost');
  const { status } = await register(body);
  await runStatement(api.ownerUrl, 'alter table mail_queue_lost rename to mail_queue');
  expect(status).toBe(500);
  const phone = String(body.phone).replaceAll(' ', '');
  expect(await api.db.selectFrom('customers').select('id').where('phone', '=', phone).execute()).toEqual([]);
});

test('R-04 accepts the generic RFC for several customers', async () => {
  for (let round = 0; round < 2; round += 1)
    expect((await register(buildRegistrationBody({ rfc: 'XAXX010101000' }))).status).toBe(201);
});

test('R-04 stores one of two concurrent equal registrations', async () => {
  const body = buildRegistrationBody();
  const responses = await Promise.all([register(body), register(body)]);
  expect(responses.map(({ status }) => status)).toEqual([201, 201]);
  const phone = String(body.phone).replaceAll(' ', '');
  expect(await api.db.selectFrom('customers').select('id').where('phone', '=', phone).execute()).toHaveLength(1);
});

test('R-04 limits registrations per address and ignores forwarded addresses', async () => {
  const from = '10.3.0.1';
  for (let round = 0; round < 20; round += 1) await register({}, from).then(({ status }) => expect(status).toBe(400));
  for (let round = 0; round < 20; round += 1)
    await register(buildRegistrationBody({ stateId: '10' }), from, { 'x-forwarded-for': `8.8.8.${round}` });
  const { status, body, headers } = await register(buildRegistrationBody(), from, { 'x-forwarded-for': '9.9.9.9' });
  expect([status, body.code]).toEqual([429, 'DEMASIADOS_INTENTOS']);
  // Nearly the 15 minutes (900 s) of the limit.
  expect(Number(headers['retry-after'])).toBeGreaterThan(800);
  expect((await register(buildRegistrationBody())).status).toBe(201);
});

test.each([
  '/states',
  '/zones',
  '/localities?size=all&stateId=05',
  '/production-types?size=all&active=true',
  '/privacy-notice',
])('R-04 allows GET %s without a session', async (path) => {
  expect((await (await api.signInAs()).get(path)).status).toBe(200);
});
