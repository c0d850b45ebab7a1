import type { LegalTexts } from '@surco/shared/contract';
import { startApiWithUsers, type ApiWithUsers } from '../../testing/startApiWithUsers';
import { getErrorPaths, put, readRecord, readRecords } from '../../testing/responses';
import { buildCustomerBody } from '../../testing/requestBodies';
import type { TestClient } from '../../testing/harness';

let users: ApiWithUsers;
let admin: TestClient;
beforeAll(async () => {
  users = await startApiWithUsers();
  ({ admin } = users);
});
afterAll(() => users.api.close());

const readTexts = async (): Promise<LegalTexts> => (await admin.get('/legal-texts')).body.data as LegalTexts;

/** The body that publishes the texts in force with a change. The first publication also sets the responsible party. */
async function buildBody(change: Partial<LegalTexts>) {
  const { termsVersion: _t, privacyNoticeVersion: _n, publishedAt: _p, ...texts } = await readTexts();
  const responsible = {
    responsibleName: 'Semillas de Prueba',
    responsibleAddress: 'Calle 5 núm. 10, Torreón',
    responsibleContact: 'privacidad@ejemplo.mx',
  };
  const isFirst = texts.responsibleName === '';
  return { ...texts, ...(isFirst ? responsible : {}), ...change };
}
const publish = async (change: Partial<LegalTexts>) => put(admin, '/legal-texts', await buildBody(change));

test('X-26 the texts that the product came with are the first version', async () => {
  const texts = await readTexts();
  expect(texts).toMatchObject({ termsVersion: '2026-01', privacyNoticeVersion: '2026-01', responsibleName: '' });
  expect((await users.consultant.get('/terms')).body.data).toEqual({ version: '2026-01', text: texts.terms });
  const { text } = readRecord(await (await users.api.signInAs()).get('/privacy-notice'));
  expect(text).toContain('AVISO DE PRIVACIDAD');
  expect(text).toContain('El distribuidor que opera Surco es responsable');
  expect(text).not.toMatch(/[{}]/);
});

test('X-26 the texts that the product came with are published unchanged, and only a changed text gets a new version', async () => {
  const response = await publish({});
  expect([response.status, response.body.data]).toMatchObject([
    200,
    { privacyNoticeVersion: '2026-11', termsVersion: '2026-01', responsibleName: 'Semillas de Prueba' },
  ]);
  const visitor = await users.api.signInAs();
  expect((await visitor.get('/privacy-notice')).body.data).toEqual({
    version: '2026-11',
    text: expect.stringMatching(
      /Semillas de Prueba, con domicilio en Calle 5 núm\. 10, Torreón, es responsable[^]* \(privacidad@ejemplo\.mx\)/,
    ),
  });
  expect((await users.consultant.get('/sales')).status).toBe(200);
  const again = await publish({ responsibleContact: 'arco@ejemplo.mx' });
  expect(again.body.data).toMatchObject({ privacyNoticeVersion: '2026-11.2', termsVersion: '2026-01' });
  expect((await publish({})).body.data).toEqual(again.body.data);
});

test('N-07 X-06 every consultant must accept new terms, and each acceptance is stored', async () => {
  const person = await users.api.make.user('Consultant');
  const consultant = await users.api.signInAs(person);
  const { termsVersion } = (await publish({ terms: `Reglas nuevas de ${person.id}.` })).body.data as LegalTexts;
  expect((await consultant.get('/sales')).body.code).toBe('TERMINOS_PENDIENTES');
  expect((await consultant.get('/auth/me')).body.data).toMatchObject({ acceptedTos: false });
  expect((await consultant.post('/users/accept-tos')).status).toBe(200);
  expect((await consultant.get('/sales')).status).toBe(200);
  expect((await admin.get(`/users/${person.id}`)).body.data).toMatchObject({ acceptedTosVersion: termsVersion });
  const acceptances = readRecords(await admin.get(`/legal-texts/acceptances?userId=${person.id}`));
  expect(acceptances).toMatchObject([
    { kind: 'TERMS', version: termsVersion, user: { id: person.id }, customer: null },
  ]);
  const [current] = readRecords(await admin.get('/legal-texts/versions?kind=TERMS'));
  expect(current).toMatchObject({
    version: termsVersion,
    isCurrent: true,
    acceptances: 1,
    publishedBy: { id: users.api.company.users.Admin.id },
  });
});

test('R-04 a registered customer accepts the notice in force', async () => {
  const { privacyNoticeVersion: version } = (await publish({ responsibleAddress: 'Calle 6' })).body.data as LegalTexts;
  const { locality } = users.api.company;
  const phone = '8719998877';
  const visitor = await users.api.signInAs();
  const response = await visitor.post('/clients/registration', {
    personType: 'FISICA',
    firstName: 'Rosa',
    lastName: 'Luna',
    phone,
    stateId: locality.state_id,
    localityId: locality.id,
    privacyNoticeAccepted: true,
  });
  expect(response.status).toBe(201);
  const [customer] = readRecords(await admin.get(`/clients?search=${phone}`));
  expect(customer).toMatchObject({ privacyNoticeVersion: version });
  const accepted = readRecords(await admin.get(`/legal-texts/acceptances?customerId=${String(customer?.id)}`));
  expect(accepted).toMatchObject([{ kind: 'PRIVACY_NOTICE', version, customer: { name: 'Rosa Luna' }, user: null }]);
});

test('X-06 R-04 nobody accepts a version that is no longer in force', async () => {
  const consultant = await users.api.signInAs(await users.api.make.user('Consultant'));
  const shown = await readTexts();
  const current = (await publish({ terms: 'Reglas de hoy.', responsibleAddress: 'Calle 7' })).body.data as LegalTexts;
  const refused = await consultant.post('/users/accept-tos', { version: shown.termsVersion });
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'TEXTO_LEGAL_OBSOLETO', error: expect.stringContaining('El texto cambió') },
  ]);
  expect((await consultant.get('/sales')).status).toBe(403);
  expect((await consultant.post('/users/accept-tos', { version: current.termsVersion })).status).toBe(200);

  const visitor = await users.api.signInAs();
  const registration = (privacyNoticeVersion: string) =>
    buildCustomerBody({
      phone: '871 600 7788',
      localityId: users.api.company.locality.id,
      privacyNoticeAccepted: true,
      privacyNoticeVersion,
    });
  const register = async (version: string) =>
    (await visitor.post('/clients/registration', registration(version))).status;
  expect(await register(shown.privacyNoticeVersion)).toBe(409);
  expect(await register(current.privacyNoticeVersion)).toBe(201);
  const staff = (version: string) => admin.post('/clients', { ...registration(version), phone: '871 600 7799' });
  expect((await staff(shown.privacyNoticeVersion)).body.code).toBe('TEXTO_LEGAL_OBSOLETO');
  expect((await staff(current.privacyNoticeVersion)).body.data).toMatchObject({
    privacyNoticeVersion: current.privacyNoticeVersion,
  });
});

test('X-26 a publication needs the responsible party, known placeholders and the current version', async () => {
  const wrong = { responsibleName: ' ', privacyNotice: 'Sin responsable', terms: 'Hola {{cliente}}' };
  expect(getErrorPaths(await publish(wrong))).toEqual(['responsibleName', 'privacyNotice', 'terms']);
  const body = await buildBody({ terms: 'De una administradora.' });
  const [first, second] = await Promise.all([
    put(admin, '/legal-texts', body),
    put(admin, '/legal-texts', { ...body, terms: 'De otra.' }),
  ]);
  expect([first.status, second.status].toSorted()).toEqual([200, 409]);
});

test('X-26 a publication is in the audit log', async () => {
  await publish({ responsibleName: 'Otra razón social' });
  const [entry] = readRecords(await admin.get('/audit?entity=legal-texts'));
  expect(entry).toMatchObject({ action: 'PUBLISH', after: { responsibleName: 'Otra razón social' } });
});
