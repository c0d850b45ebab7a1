import { pathsOf } from './answers';
import type { Answer, TestApi, Visitor } from './harness';
import { startStaffed } from './people';

let api: TestApi;
let admin: Visitor;
let coordinator: Visitor;
let consultant: Visitor;
beforeAll(async () => {
  ({ api, admin, coordinator, consultant } = await startStaffed());
});
afterAll(() => api.close());

let last = 0;
const next = (): number => (last += 1);
const data = <T>({ body }: Answer) => body.data as T;

describe('seasons', () => {
  interface Season {
    id: string;
    version: number;
    isOpen: boolean;
  }
  const season = (change: object = {}) => ({
    name: `OI ${2100 + next()}`,
    startDate: '2026-11-01',
    endDate: '2027-04-30',
    isOpen: true,
    isVoucherOpen: false,
    ...change,
  });

  test('X-18 X-21 a coordinator makes a season; it is among the open ones, and closing it takes it away', async () => {
    const made = await coordinator.post('/seasons', season());
    expect(made.status).toBe(201);
    const { id } = data<Season>(made);
    const open = async () =>
      data<Season[]>(await consultant.get('/seasons?page=1&size=all&isOpen=true')).map((one) => one.id);
    expect(await open()).toContain(id);
    const closed = await admin.send('PUT', `/seasons/${id}`, { ...season({ isOpen: false }), version: 1 });
    expect(closed.body.data).toMatchObject({ isOpen: false, version: 2 });
    expect(await open()).not.toContain(id);
    const stale = await admin.send('PUT', `/seasons/${id}`, { ...season(), version: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'VERSION_OBSOLETA']);
    expect(stale.body.data).toMatchObject({ id, version: 2 });
  });

  test('R-33 T-02 all staff are told which window opened, and from which day on a season to come sells', async () => {
    const name = `OI ${2100 + next()}`;
    await coordinator.post(
      '/seasons',
      season({ name, startDate: '2098-03-01', endDate: '2098-09-01', isVoucherOpen: true }),
    );
    const told = data<{ title: string; body: string }[]>(await consultant.get('/notifications?size=2'));
    expect(told.map(({ title, body }) => [title, body]).toSorted()).toEqual([
      [`${name} abierta para DKbonos`, `La temporada ${name} quedó abierta para DKbonos.`],
      [
        `${name} abierta para ventas desde el 01/03/98`,
        `La temporada ${name} quedó abierta para ventas desde el 01/03/98.`,
      ],
    ]);
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ startDate: '2026-02-30' }, 'startDate'],
    [{ endDate: '2026-11-01' }, 'endDate'],
    [{ isOpen: 'sí' }, 'isOpen'],
  ])('E-08 X-21 %j is refused at its field', async (change, path) => {
    const answer = await admin.post('/seasons', season(change));
    expect([answer.status, pathsOf(answer)]).toEqual([400, [path]]);
  });

  test('X-21 a name that differs only by accents or case is taken', async () => {
    const name = `Único ${next()}`;
    await admin.post('/seasons', season({ name }));
    const answer = await admin.post('/seasons', season({ name: name.toUpperCase().replace('Ú', 'U') }));
    expect([answer.status, answer.body.code, pathsOf(answer)]).toEqual([409, 'DUPLICADO', ['name']]);
  });
});

describe('inventory', () => {
  interface Inventory {
    id: string;
    version: number;
    available: number;
    movements: { event: string; available: number; reason: string | null; sale: { folio: string } | null }[];
  }
  const row = async (change: object = {}) => ({
    seasonId: api.company.season.id,
    productId: (await api.make.product()).id,
    distributorId: api.company.distributor.id,
    initial: 40,
    ...change,
  });
  const made = async (change: object = {}) => data<Inventory>(await admin.post('/inventories', await row(change)));

  test('R-34 the stocks of one product stand by season, the latest first, and by distributor', async () => {
    const { season, distributor, zone } = api.company;
    const { id: productId } = await api.make.product();
    const [later, other] = await Promise.all([
      api.make.season({ start_date: '2098-01-01', end_date: '2098-06-01' }),
      api.make.distributor({ name: '0 Primero' }, [zone.id]),
    ]);
    const places = [
      [season.id, distributor.id],
      [later.id, distributor.id],
      [season.id, other.id],
      [later.id, other.id],
    ] as const;
    for (const [seasonId, distributorId] of places) await made({ productId, seasonId, distributorId });
    const listed = async (sort: string) =>
      data<{ seasonId: string; distributorId: string }[]>(
        await admin.get(`/inventories?productId=${productId}&sort=${sort}`),
      ).map((one) => [one.seasonId, one.distributorId]);
    const wanted = [places[3], places[1], places[2], places[0]];
    expect(await listed('code')).toEqual(wanted);
    expect(await listed('-code')).toEqual(wanted.toReversed());
  });
  const adjust = (id: string, body: object, by = admin) => by.send('PUT', `/inventories/${id}`, body);

  test('P-03 X-21 bags are registered, counted and adjusted with a reason; each is a row of the ledger', async () => {
    const created = await coordinator.post('/inventories', await row());
    expect(created.status).toBe(201);
    expect(created.body.data).toMatchObject({ initial: 40, adjustments: 0, committed: 0, sold: 0, available: 40 });
    const { id } = data<Inventory>(created);
    const adjusted = await adjust(id, { adjustment: -5, reason: 'Bolsas rotas', version: 1 }, coordinator);
    expect(adjusted.body.data).toMatchObject({ adjustments: -5, available: 35, version: 2 });
    expect(data<Inventory>(await consultant.get(`/inventories/${id}`)).movements).toMatchObject([
      { event: 'REGISTER', initial: 40, available: 40, reason: null },
      {
        event: 'ADJUST',
        adjustment: -5,
        available: 35,
        reason: 'Bolsas rotas',
        by: { id: api.company.users.Coordinator.id },
      },
    ]);
  });

  test('X-21 an adjustment takes no more than is available, and says how many there are', async () => {
    const { id } = await made({ initial: 3 });
    const answer = await adjust(id, { adjustment: -4, reason: 'Conteo', version: 1 });
    expect([answer.status, answer.body.code, pathsOf(answer)]).toEqual([409, 'STOCK_INSUFICIENTE', ['adjustment']]);
    expect(answer.body.error).toContain('3 bolsas');
    const both = await Promise.all([1, 2].map(() => adjust(id, { adjustment: -2, reason: 'Conteo', version: 1 })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test.each([
    [{ adjustment: 0, reason: 'x', version: 1 }, 'adjustment'],
    [{ adjustment: 1.5, reason: 'x', version: 1 }, 'adjustment'],
    [{ adjustment: 1, reason: ' ', version: 1 }, 'reason'],
  ])('X-21 %j is refused at its field', async (body, path) => {
    const answer = await adjust((await made()).id, body);
    expect([answer.status, pathsOf(answer)]).toEqual([400, [path]]);
  });

  test('P-03 X-21 many at once, all or nothing, with what is wrong at its row', async () => {
    const [good, other] = [await row(), await row()];
    const bad = await admin.post('/inventories', {
      rows: [good, { ...other, distributorId: '00000000-0000-4000-8000-000000000000' }, good],
    });
    expect([bad.status, pathsOf(bad)]).toEqual([400, ['rows.1.distributorId', 'rows.2.productId']]);
    const count = async () => (await admin.get(`/inventories?productId=${good.productId}`)).body.totalRecords;
    expect(await count()).toBe(0);
    const all = await admin.post('/inventories', { rows: [good, other] });
    expect([all.status, data<Inventory[]>(all).length]).toEqual([201, 2]);
    const again = await admin.post('/inventories', { rows: [await row(), good] });
    expect([again.status, again.body.code, pathsOf(again)]).toEqual([409, 'DUPLICADO', ['rows.1.productId']]);
    expect(await count()).toBe(1);
  });

  test('X-21 the same product twice: once it is there, a single row answers 409 too', async () => {
    const one = await row();
    const answers = await Promise.all([admin.post('/inventories', one), coordinator.post('/inventories', one)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test('X-21 totals of what is filtered; few bags are those under a tenth', async () => {
    const { id: seasonId } = await api.make.season();
    const full = await made({ seasonId });
    const scarce = await made({ seasonId, initial: 100 });
    await adjust(scarce.id, { adjustment: 0 - 1, reason: 'Conteo', version: 1 });
    await api.db.updateTable('inventories').set({ sold: 95 }).where('id', '=', scarce.id).execute();
    expect((await consultant.get(`/inventories/totals?seasonId=${seasonId}`)).body.data).toEqual({
      count: 2,
      initial: 140,
      adjustments: -1,
      committed: 0,
      sold: 95,
      available: 44,
    });
    const ids = async (query: string) =>
      data<Inventory[]>(await admin.get(`/inventories?seasonId=${seasonId}&${query}`)).map(({ id }) => id);
    expect([await ids('low=true'), await ids('low=false')]).toEqual([[scarce.id], [full.id]]);
  });

  test('P-07 X-21 a movement names a sale only to whoever may open it', async () => {
    const { client, product, season, distributor, inventory } = api.company;
    const sold = await consultant.post('/sales', {
      customerId: client.id,
      seasonId: season.id,
      distributorId: distributor.id,
      lines: [{ productId: product.id, quantity: 1 }],
    });
    expect(sold.status).toBe(201);
    const seen = async (by: Visitor) =>
      data<Inventory>(await by.get(`/inventories/${inventory.id}`)).movements.find(
        ({ event }) => event === 'DIRECT_SALE',
      );
    expect((await seen(consultant))?.sale?.folio).toMatch(/^V-/);
    expect(await seen(await api.as(api.company.colleague))).toMatchObject({ sale: null });
  });
});
