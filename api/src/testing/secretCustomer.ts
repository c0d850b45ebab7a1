import { randomUUID } from 'node:crypto';
import { buildJpeg, buildPng } from './images';
import type { PushBrowser } from './push/pushBrowser';
import { today, type ApiResponse } from './harness';
import { put, readRecord, type ResponseRecord } from './responses';
import type { ApiWithUsers } from './startApiWithUsers';

/** Who the customer is, and was before a correction; each value is a word that nothing else has. */
export const now = {
  firstName: 'Zenobia9141',
  lastName: 'Quintanar9142',
  businessName: 'Ganadera Cuauhpan9143',
  rfc: 'CUA850101AB3',
  phone: '8714449914',
  email: 'zenobia9144@ejemplo.mx',
  address: 'Camino Viejo9145 km 4',
};
const before = {
  firstName: 'Zulema9146',
  lastName: 'Quintero9147',
  businessName: 'Forrajera Xochitepec9148',
  rfc: 'XOC850101AB1',
  phone: '8714448814',
  email: 'zulema9149@ejemplo.mx',
  address: 'Barranca9150 número 12',
};
export const phoneNotation = '871 444-99-14';
/** Texts that people typed about the customer and their documents. */
const typed = {
  notes: 'Nota9151',
  lot: 'LOTE9152',
  cancellation: 'Motivo9153',
  correction: 'Error9154',
  receiver: 'Receptor9159',
  simulation: 'Rancho9155',
  farmerSimulation: 'Parcela9156',
  rejection: 'Rechazo9157',
};
/** The reference of a payment, which the accounting needs. */
export const reference = 'TRANSFER9158';

const isMarked = (word: string): boolean => /\d{4}/.test(word);

/** Every value of the customer, now and before, as a word that nothing else has. */
export const secrets: readonly string[] = [
  ...[now, before].flatMap((values) => Object.values(values).flatMap((value) => value.split(' ').filter(isMarked))),
  phoneNotation,
  ...Object.values(typed),
  reference,
];

const succeed = (response: ApiResponse): ResponseRecord => {
  expect([response.body.error, response.body.details]).toEqual([undefined, undefined]);
  return readRecord(response);
};

/** A record of the customer who is anonymized. */
export interface Written {
  customerId: string;
  voucherId: string;
  saleId: string;
  movedSaleId: string;
}

async function writeCustomer(users: ApiWithUsers): Promise<string> {
  const { api, consultant, coordinator } = users;
  const { id: localityId, state_id: stateId } = api.company.locality;
  const body = { personType: 'MORAL', stateId, localityId, hectares: 10, ...before };
  const created = succeed(await consultant.post('/clients', body, { 'idempotency-key': randomUUID() }));
  const version = { version: created.version };
  const corrected = succeed(await put(consultant, `/clients/${created.id}`, { ...body, ...now, ...version }));
  expect(corrected.businessName).toBe(now.businessName);
  succeed(await coordinator.post(`/clients/${created.id}/deactivate`));
  succeed(await coordinator.post(`/clients/${created.id}/activate`));
  return created.id;
}

const buildDocument = ({ api }: ApiWithUsers, customerId: string, change: object = {}) => {
  const { season, product } = api.company;
  const lines = [{ productId: product.id, quantity: 1, hectares: 1, lot: typed.lot }];
  return { customerId, seasonId: season.id, notes: `${typed.notes} para ${now.firstName}`, lines, ...change };
};

/** A DKbono with payments that are corrected, and then cancelled; what was paid is returned. */
async function writeVoucher(users: ApiWithUsers, customerId: string): Promise<string> {
  const { admin, consultant } = users;
  const created = succeed(await consultant.post('/vouchers', buildDocument(users, customerId)));
  const path = `/vouchers/${created.id}`;
  const payment = { date: today, amount: '100.00', method: '03', reference: `${reference}-1 ${before.firstName}` };
  const paid = succeed(await put(consultant, `${path}/payments`, { payments: [payment], version: created.version }));
  const [recorded] = paid.payments as { id: string }[];
  const corrected = { ...payment, id: recorded?.id, reference: `${reference} ${now.firstName}` };
  const reason = `${typed.correction}: avisó ${now.firstName}`;
  const change = { payments: [corrected], version: paid.version, reason };
  const changed = succeed(await put(admin, `${path}/payments`, change));
  const [kept] = changed.payments as { id: string }[];
  succeed(await consultant.upload(`/payments/${kept?.id}/photos`, buildJpeg()));
  const edit = buildDocument(users, customerId, { notes: `${typed.notes} otra`, version: changed.version });
  const edited = succeed(await put(consultant, path, edit));
  succeed(
    await consultant.post(`${path}/cancel`, {
      reason: `${typed.cancellation}: lo pidió ${now.firstName}`,
      version: edited.version,
    }),
  );
  // Nobody with credit in their favour can be anonymized.
  succeed(await admin.post(`${path}/credits`, { date: today, amount: '100.00', method: '01', reference: null }));
  return created.id;
}

/** A delivered sale, a deleted one, and one that was moved to another customer. */
async function writeSales(users: ApiWithUsers, customerId: string): Promise<Pick<Written, 'saleId' | 'movedSaleId'>> {
  const { api, admin, consultant } = users;
  const sale = succeed(await consultant.post('/sales', buildDocument(users, customerId)));
  const signature = buildPng().toString('base64');
  succeed(await admin.post(`/sales/${sale.id}/deliver`, { deliveredTo: typed.receiver, signature }));
  const deleted = succeed(await consultant.post('/sales', buildDocument(users, customerId)));
  expect((await admin.send('DELETE', `/sales/${deleted.id}`)).status).toBe(200);
  const moved = succeed(await consultant.post('/sales', buildDocument(users, customerId)));
  const other = buildDocument(users, api.company.customer.id, { version: moved.version, notes: null });
  const change = { ...other, lines: [{ ...other.lines[0], lot: null }] };
  succeed(await consultant.send('PUT', `/sales/${moved.id}`, change, { 'idempotency-key': randomUUID() }));
  return { saleId: sale.id, movedSaleId: moved.id };
}

const buildSimulation = ({ api }: ApiWithUsers, change: object) => ({
  mode: 'AUTOCONSUMO',
  productId: api.company.product.id,
  condition: 'RIEGO',
  silo: { type: 'BUNKER', width: 8, height: 2.5 },
  animals: 100,
  intakeKg: 25,
  days: 365,
  ...change,
});

/** The account of the customer as farmer, registered with the former name, and what they saved themselves. */
async function writeFarmer(users: ApiWithUsers): Promise<void> {
  const { api, admin, coordinator } = users;
  const { firstName, lastName } = before;
  const farmer = { firstName, lastName, role: 'Farmer', phone: now.phone, email: null, distributorId: null };
  const account = succeed(await coordinator.post('/users', farmer));
  succeed(await admin.post(`/users/${account.id}/reject`, { reason: typed.rejection }));
  const { version } = readRecord(await admin.get(`/users/${account.id}`));
  await api.db.updateTable('users').set({ status: 'ACTIVO' }).where('id', '=', account.id).execute();
  const { clientKey } = readRecord(await admin.post(`/users/${account.id}/client-key`, { version }));
  const stranger = await api.signInAs();
  expect((await stranger.post('/auth/client', { phone: now.phone, clientKey: 'WRONG' })).status).toBe(401);
  expect((await stranger.post('/auth/client', { phone: phoneNotation, clientKey })).status).toBe(200);
  const visitor = await api.signInAs({ id: account.id });
  const simulation = succeed(
    await visitor.post('/simulations', buildSimulation(users, { name: typed.farmerSimulation })),
  );
  const change = { name: `${typed.farmerSimulation} norte`, version: simulation.version };
  succeed(await put(visitor, `/simulations/${simulation.id}`, change));
  const short = succeed(await visitor.post('/simulations', buildSimulation(users, { name: typed.farmerSimulation })));
  expect((await visitor.send('DELETE', `/simulations/${short.id}`)).status).toBe(200);
}

/** What others write that mentions the customer. */
async function writeMentions(users: ApiWithUsers): Promise<void> {
  const { api, admin, consultant } = users;
  const view = { list: '/dashboard/customers/list', sort: null, columns: [], density: 'compact', isDefault: false };
  for (const search of [now.firstName.toLowerCase(), before.lastName])
    succeed(
      await admin.post(
        '/views',
        { ...view, name: `Ventas de ${search}`, filters: { search } },
        { 'idempotency-key': randomUUID() },
      ),
    );
  const filters = { search: `${now.firstName} ${now.lastName}` };
  const exported = { list: 'GET /clients', columns: ['name'], query: filters };
  expect((await consultant.post('/exports', exported)).status).toBeLessThan(300);
  expect((await admin.get(`/sales/sale-report?search=${now.firstName}`)).status).toBe(200);
  const note = `Cuñado de ${now.firstName.toUpperCase()} ${now.lastName} (antes ${before.businessName}), tel. ${phoneNotation}, ${now.email}`;
  const lines = [{ productId: api.company.product.id, quantity: 1, hectares: 1 }];
  succeed(await consultant.post('/sales', buildDocument(users, api.company.customer.id, { notes: note, lines })));
  const inventory = readRecord(await admin.get(`/inventories/${api.company.inventory.id}`));
  const adjustment = { adjustment: 1, reason: `Devuelve ${now.firstName} una bolsa`, version: inventory.version };
  succeed(await put(admin, `/inventories/${inventory.id}`, adjustment));
}

/**
 * Fills every place where the application stores something of a customer, through its calls.
 * @param createBrowser of a push service, for devices that get notifications about the customer
 */
export async function writeSecretCustomer(users: ApiWithUsers, createBrowser: () => PushBrowser): Promise<Written> {
  const { coordinator, supervisor, consultant } = users;
  for (const visitor of [coordinator, supervisor, consultant])
    await visitor.post('/users/me/push-devices', createBrowser().subscription);
  const customerId = await writeCustomer(users);
  const voucherId = await writeVoucher(users, customerId);
  const sales = await writeSales(users, customerId);
  const body = buildSimulation(users, { name: typed.simulation, clientId: customerId });
  const simulation = succeed(await consultant.post('/simulations', body));
  const version = { version: simulation.version };
  succeed(await put(consultant, `/simulations/${simulation.id}`, { name: `${typed.simulation} 2`, ...version }));
  await writeFarmer(users);
  await writeMentions(users);
  return { customerId, voucherId, ...sales };
}
