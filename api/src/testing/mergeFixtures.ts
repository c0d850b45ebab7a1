import { buildSaleBody } from './documents/saleBody';
import { getNextNumber } from './factories';
import { type TestClient, today } from './harness';
import { readRecord, type ResponseRecord } from './responses';
import type { ApiWithUsers } from './startApiWithUsers';

const getPhone = (): string => `8725${String(100_000 + getNextNumber())}`;

export const cash = (amount: string) => ({ date: today, amount, method: '01' });

interface Statement {
  movements: unknown[];
  owed: string;
  credit: string;
  closingBalance: string;
}
/** What statements say together. */
export const sumStatements = (...statements: Statement[]) => ({
  movements: statements.flatMap(({ movements }) => movements).length,
  owed: statements.reduce((sum, { owed }) => sum + Number(owed), 0),
  credit: statements.reduce((sum, { credit }) => sum + Number(credit), 0),
  closingBalance: statements.reduce((sum, { closingBalance }) => sum + Number(closingBalance), 0),
});

/** Pairs of customers that tests merge, and the calls that do it. @param colleague signed in as the other consultant */
export function createMergeFixtures(users: ApiWithUsers, colleague: TestClient) {
  /** A customer of the consultant and one of the colleague, in the zone of the coordinator. */
  async function createPair(change: object = {}, otherChange: object = {}) {
    const { locality, consultant, colleague: other } = users.api.company;
    const { make } = users.api;
    const kept = await make.customer(locality.id, consultant.id, { phone: getPhone(), ...change });
    const merged = await make.customer(locality.id, other.id, { phone: getPhone(), ...otherChange });
    return { keptId: kept.id, mergedId: merged.id };
  }

  const find = async (id: string, by = users.admin): Promise<ResponseRecord> =>
    readRecord(await by.get(`/clients/${id}`));

  /** The body of a merge: the data of the customer that stays, but for the change. */
  async function buildMergeBody(keptId: string, mergedId: string, change: object = {}) {
    const kept = await find(keptId);
    const names = ['personType', 'firstName', 'lastName', 'phone', 'stateId', 'localityId', 'consultantId', 'version'];
    const own = Object.fromEntries(names.map((name) => [name, kept[name]]));
    return { ...own, mergedId, mergedVersion: (await find(mergedId)).version, ...change };
  }

  /** The input of a customer form. */
  const pickInput = async (id: string) => {
    const { mergedId: _mergedId, mergedVersion: _mergedVersion, ...input } = await buildMergeBody(id, id);
    return input;
  };

  const merge = async (keptId: string, mergedId: string, change: object = {}, by = users.coordinator) =>
    by.post(`/clients/${keptId}/merge`, await buildMergeBody(keptId, mergedId, change));

  const undo = async (id: string, by = users.coordinator) =>
    by.post(`/clients/${id}/unmerge`, { version: (await find(id)).version });

  const createVoucher = async (by: TestClient, customerId: string, firstPayment?: object): Promise<ResponseRecord> => {
    const body = buildSaleBody(users.api.company, { customerId, ...(firstPayment && { firstPayment }) });
    const response = await by.post('/vouchers', body);
    expect(response.body.error).toBeUndefined();
    return readRecord(response);
  };
  const createSale = (by: TestClient, customerId: string, change: object = {}) =>
    by.post('/sales', buildSaleBody(users.api.company, { customerId, ...change }));

  const readStatement = async (id: string) =>
    (await users.admin.get(`/clients/${id}/statement`)).body.data as Statement;

  /** A pair with documents: a delivered sale and a paid DKbono of the one, a DKbono, credit and a scenario of the other. */
  async function createPairWithDocuments() {
    const { api, admin, consultant } = users;
    const pair = await createPair({ first_name: 'Ana' }, { first_name: 'Anita', email: 'anita@ejemplo.mx' });
    const sale = readRecord(await createSale(consultant, pair.keptId));
    await admin.post(`/sales/${sale.id}/deliver`, {});
    await createVoucher(consultant, pair.keptId, cash('100.00'));
    const voucher = await createVoucher(colleague, pair.mergedId, cash('50.00'));
    const cancelled = await createVoucher(colleague, pair.mergedId, cash('70.00'));
    expect((await colleague.post(`/vouchers/${cancelled.id}/cancel`, { reason: 'Prueba' })).status).toBe(200);
    const simulation = await colleague.post('/simulations', {
      mode: 'AUTOCONSUMO',
      productId: api.company.product.id,
      clientId: pair.mergedId,
      condition: 'RIEGO',
      silo: { type: 'BUNKER', width: 8, height: 2.5 },
      animals: 100,
      intakeKg: 25,
      days: 365,
    });
    expect(simulation.status).toBe(201);
    const { url } = readRecord(await admin.post('/links', { kind: 'statement', id: pair.mergedId }));
    return { ...pair, voucher, cancelled, paperPath: `/papers/${String(url).split('/p/')[1]}` };
  }
  return {
    createPair,
    createPairWithDocuments,
    createSale,
    createVoucher,
    find,
    buildMergeBody,
    pickInput,
    merge,
    undo,
    readStatement,
  };
}
