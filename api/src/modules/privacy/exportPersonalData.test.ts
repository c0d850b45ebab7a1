import { today, type ApiResponse } from '../../testing/harness';
import { readRecord } from '../../testing/responses';
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

test('X-21 exports a user’s data without secrets, and records the download', async () => {
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
  expect((await users.farmer.get('/users/me/data')).status).toBe(403);
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

test('X-21 exports the data of a customer for administrators only, and records the download', async () => {
  const { admin, coordinator, supervisor, consultant } = users;
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
  for (const other of [coordinator, supervisor, consultant]) expect((await other.get(path)).status).toBe(403);
});
