import { today, type ApiResponse } from '../../testing/harness';
import { getErrorPaths, put, readRecord, readRecords } from '../../testing/responses';
import { startApiWithUsers, type ApiWithUsers } from '../../testing/startApiWithUsers';

let users: ApiWithUsers;
beforeAll(async () => {
  users = await startApiWithUsers();
});
afterAll(() => users.api.close());

const secretKeys = /hash|secret|token|password|directory/i;

/** Returns the content of a downloaded file, after checking that no key of it names a secret. */
function readFile({ status, headers, rawBody }: ApiResponse, name: string): unknown {
  expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'application/json',
    expect.stringContaining(`attachment; filename="${name}"`),
  ]);
  const text = rawBody.toString('utf8');
  expect([...text.matchAll(/"(\w+)":/g)].map(([, key]) => key).filter((key) => secretKeys.test(key ?? ''))).toEqual([]);
  return JSON.parse(text);
}

test('X-26 exports a user’s data without secrets, and records the download', async () => {
  const { api, admin } = users;
  const owner = await api.make.user('Consultant', { tos_version: '2020-01', password_hash: 'scrypt$nunca-se-muestra' });
  const stranger = await api.make.user('Consultant');
  const visitor = await api.signInAs(owner);
  await visitor.post('/users/accept-tos');
  const note = { type: 'EXISTENCIA', body: 'Quedan 3 bolsas', link: null };
  await api.db
    .insertInto('notifications')
    .values([
      { ...note, user_id: owner.id, title: 'Aviso propio' },
      { ...note, user_id: stranger.id, title: 'Aviso ajeno' },
    ])
    .execute();
  const view = { list: '/lista', filters: {}, sort: null, columns: [], density: 'compact', isDefault: false };
  await visitor.post('/views', { ...view, name: 'Vista propia' });
  await admin.post('/views', { ...view, name: 'Vista ajena' });
  const response = await visitor.get('/users/me/data');
  expect(readFile(response, `datos-personales-${today}.json`)).toMatchObject({
    perfil: { id: owner.id, firstName: owner.first_name, email: owner.email },
    aceptaciones: [{ kind: 'TERMS', user: { id: owner.id } }],
    sesiones: [{ isCurrent: true }],
    vistasGuardadas: [{ list: '/lista', name: 'Vista propia' }],
    notificaciones: [{ title: 'Aviso propio' }],
    bitacora: expect.arrayContaining([expect.objectContaining({ action: 'ACCEPT_TERMS', entityId: owner.id })]),
  });
  const text = response.rawBody.toString('utf8');
  expect(['scrypt$nunca-se-muestra', stranger.id, '"after"'].filter((part) => text.includes(part))).toEqual([]);
  expect((await admin.get(`/audit?entityId=${owner.id}&action=EXPORT`)).body.data).toMatchObject([
    { user: { id: owner.id }, entity: 'user' },
  ]);
});

/**
 * Creates a customer of the consultant with a sale, a DKbono with a payment, and an ARCO request. A second request has
 * the same name but another phone, so it is not the customer's.
 */
async function createCustomerWithRecords() {
  const { api, admin, consultant } = users;
  const { locality, season, product } = api.company;
  const customer = readRecord(
    await consultant.post('/clients', {
      personType: 'FISICA',
      firstName: 'Zenaida',
      lastName: 'Quintanilla',
      phone: '8714445599',
      stateId: locality.state_id,
      localityId: locality.id,
    }),
  );
  const document = { customerId: customer.id, seasonId: season.id, lines: [{ productId: product.id, quantity: 1 }] };
  const sale = readRecord(await consultant.post('/sales', document));
  const voucher = readRecord(await consultant.post('/vouchers', document));
  const payments = [{ date: today, amount: '10.00', method: '01' }];
  await consultant.send('PUT', `/vouchers/${voucher.id}/payments`, { payments, version: voucher.version });
  const request = { kind: 'ACCESO', status: 'RECIBIDA', receivedOn: today, details: null, resolution: null };
  await admin.post('/privacy-requests', { ...request, applicant: 'Zenaida Quintanilla', contact: 'Tel. 871 444 5599' });
  await admin.post('/privacy-requests', { ...request, applicant: 'Zenaida Quintanilla', contact: '8710000001' });
  return { customer, sale, voucher };
}

test('X-26 exports the data of a customer, and records the download', async () => {
  const { admin } = users;
  const { customer, sale, voucher } = await createCustomerWithRecords();
  const path = `/clients/${customer.id}/data`;
  const file = readFile(await admin.get(path), `datos-personales-cliente-${today}.json`);
  expect(file).toMatchObject({
    cliente: { id: customer.id, phone: '8714445599' },
    aceptaciones: [],
    ventas: [{ folio: sale.folio, lines: [{ quantity: 1 }] }],
    dkbonos: [{ folio: voucher.folio, lines: [{ quantity: 1 }], payments: [{ amount: '10.00' }] }],
    escenarios: [],
    solicitudesArco: [{ contact: 'Tel. 871 444 5599' }],
    bitacora: expect.arrayContaining([expect.objectContaining({ action: 'CREATE', entity: 'client' })]),
  });
  expect((await admin.get(`/audit?entityId=${customer.id}&action=EXPORT`)).body.data).toMatchObject([
    { entity: 'client', after: { name: `datos-personales-cliente-${today}.json` } },
  ]);
});

describe('the register of ARCO requests', () => {
  const buildBody = (change = {}) => ({
    kind: 'CANCELACION',
    applicant: 'Rosa Luna',
    contact: 'rosa@ejemplo.mx',
    receivedOn: '2026-11-20',
    ...change,
  });

  test('X-26 an ARCO request is due in twenty business days, and carried out in fifteen more', async () => {
    const created = await users.admin.post('/privacy-requests', buildBody());
    expect([created.status, created.body.data]).toMatchObject([
      201,
      { status: 'RECIBIDA', dueOn: '2026-12-18', resolvedOn: null, effectiveBy: null },
    ]);
    const { id, version } = readRecord(created);
    const resolve = (change: object) =>
      put(users.admin, `/privacy-requests/${id}`, { ...buildBody(), status: 'PROCEDENTE', version, ...change });
    expect(getErrorPaths(await resolve({}))).toEqual(['resolution']);
    const resolved = await resolve({ resolution: 'Se anonimizaron sus datos.' });
    expect(resolved.body.data).toMatchObject({ resolvedOn: '2026-11-20', effectiveBy: '2026-12-11', version: 2 });
    expect((await resolve({ resolution: 'Otra.' })).body.code).toBe('VERSION_OBSOLETA');
  });

  test('X-26 the register filters overdue requests, and the audit log has no personal data of it', async () => {
    const late = readRecord(await users.admin.post('/privacy-requests', buildBody({ receivedOn: '2026-10-01' })));
    const listed = readRecords(await users.admin.get('/privacy-requests?overdue=true'));
    expect(listed.map(({ id }) => id)).toEqual([late.id]);
    const [entry] = readRecords(await users.admin.get(`/audit?entity=privacy-request&entityId=${late.id}`));
    expect(JSON.stringify(entry)).not.toContain('Rosa');
  });

  test('X-26 a request cannot be received in the future', async () => {
    const future = await users.admin.post('/privacy-requests', buildBody({ receivedOn: '2026-11-21' }));
    expect(getErrorPaths(future)).toEqual(['receivedOn']);
  });
});
