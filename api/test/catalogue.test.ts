import { data, pathsOf, put, rows } from './answers';
import { productBody } from './bodies';
import type { TestApi, Visitor } from './harness';
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

describe('products', () => {
  const product = (change: object = {}) => productBody({ code: `dkz-${next()}`, basePrice: '3,950', ...change });

  test('P-04 X-20 X-21 a product is made, priced anew and disabled; then it is not for sale', async () => {
    const made = await admin.post('/products', product());
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({ basePrice: '3950.00', taxRate: 0, enabled: true, kgPerBag: null });
    const { id, code } = data(made);
    expect(code).toBe(String(code).toUpperCase());
    const dearer = await put(admin, `/products/${id}`, { ...product({ code, basePrice: '4000.50' }), version: 1 });
    expect(dearer.body.data).toMatchObject({ version: 2, prices: [{ price: '4000.50' }, { price: '3950.00' }] });
    const onSale = async () => rows(await consultant.get('/products/enabled')).map((one) => one.id);
    expect(await onSale()).toContain(id);
    await put(admin, `/products/${id}`, { ...product({ code, basePrice: '4000.50', enabled: false }), version: 2 });
    expect(await onSale()).not.toContain(id);
    const named = rows(await consultant.get('/products/names')).find((one) => one.id === id);
    expect(named).toEqual({ id, code, name: 'Maíz de prueba', enabled: false });
    const stale = await put(admin, `/products/${id}`, { ...product({ code }), version: 1 });
    expect([stale.status, stale.body.code, data(stale).version]).toEqual([409, 'VERSION_OBSOLETA', 3]);
  });

  test.each([
    [{ code: '' }, 'code'],
    [{ basePrice: '0' }, 'basePrice'],
    [{ basePrice: '1.005' }, 'basePrice'],
    [{ maxDiscount: 0.21 }, 'maxDiscount'],
    [{ yieldMV: 9 }, 'yieldMV'],
    [{ dryMatter: 0.5 }, 'dryMatter'],
    [{ seedsPerBag: 50_000 }, 'seedsPerBag'],
    [{ densityPlantsHa: 20_000 }, 'densityPlantsHa'],
    [{ taxRate: 0.08 }, 'taxRate'],
    [{ seedsPerBag: null }, 'seedsPerBag'],
    [{ packaging: 'KG' }, 'kgPerBag'],
    [{ crop: 'SOYA' }, 'crop'],
  ])('P-04 X-21 %j is refused at its field', async (change, path) => {
    const answer = await admin.post('/products', product(change));
    expect(answer.status).toBe(400);
    expect(pathsOf(answer)).toContain(path);
  });

  test('X-21 a code that differs only by case is taken', async () => {
    const code = `dkz-${next()}`;
    await admin.post('/products', product({ code }));
    const answer = await admin.post('/products', product({ code: code.toUpperCase() }));
    expect([answer.status, answer.body.code, pathsOf(answer)]).toEqual([409, 'DUPLICADO', ['code']]);
  });
});

describe('partners', () => {
  const partner = (change: object = {}) => ({
    type: 'SILAGE_VENDOR',
    name: `Silos del Valle ${next()}`,
    rfc: 'ags-010215-ab2',
    phone: '871 123 9999',
    localityId: api.company.locality.id,
    zoneIds: [api.company.zone.id],
    tonnesAvailable: 1200.5,
    pricePerTonne: '1500',
    ...change,
  });

  test('E-10 P-05 X-21 a silage vendor has tonnes and a price; a distributor has none', async () => {
    const vendor = await coordinator.post('/partners', partner());
    expect([vendor.status, vendor.body.data]).toMatchObject([
      201,
      { rfc: 'AGS010215AB2', phone: '8711239999', tonnesAvailable: 1200.5, pricePerTonne: '1500.00' },
    ]);
    const distributor = await admin.post('/partners', partner({ type: 'DISTRIBUTOR' }));
    expect(distributor.body.data).toMatchObject({ tonnesAvailable: null, pricePerTonne: null });
    const listed = async (type: string) =>
      rows(await coordinator.get(`/partners?type=${type}&size=all`)).map(({ id }) => id);
    expect(await listed('SILAGE_VENDOR')).toContain(data(vendor).id);
    expect(await listed('DISTRIBUTOR')).toContain(data(distributor).id);
    const choices = async () => rows(await consultant.get('/distributors')).map(({ id }) => id);
    expect(await choices()).toContain(data(distributor).id);
    const { name } = data(distributor);
    const off = { ...partner({ type: 'DISTRIBUTOR', name, status: 'INACTIVO' }), version: 1 };
    expect((await put(admin, `/partners/${data(distributor).id}`, off)).body.data).toMatchObject({ version: 2 });
    expect(await choices()).not.toContain(data(distributor).id);
    const named = rows(await consultant.get('/distributors/names')).find(({ id }) => id === data(distributor).id);
    expect(named).toEqual({ id: data(distributor).id, name, active: false });
  });

  test('P-07 X-21 those of other zones are not there; zones that are not one’s own are not given', async () => {
    const far = data(await admin.post('/partners', partner({ zoneIds: [api.company.elsewhere.id] })));
    expect((await coordinator.get(`/partners/${far.id}`)).status).toBe(404);
    expect(pathsOf(await coordinator.post('/partners', partner({ zoneIds: [api.company.elsewhere.id] })))).toEqual([
      'zoneIds',
    ]);
    expect(pathsOf(await coordinator.post('/partners', partner({ zoneIds: [] })))).toEqual(['zoneIds']);
  });

  test.each([
    [{ rfc: 'XYZ' }, 'rfc'],
    [{ name: ' ' }, 'name'],
    [{ phone: '12' }, 'phone'],
    [{ pricePerTonne: '-1' }, 'pricePerTonne'],
    [{ tonnesAvailable: -1 }, 'tonnesAvailable'],
    [{ type: 'OTRO' }, 'type'],
  ])('E-10 X-21 %j is refused at its field', async (change, path) => {
    expect(pathsOf(await admin.post('/partners', partner(change)))).toEqual([path]);
  });

  test('X-21 names differ by more than accents within a type; the type stays', async () => {
    const name = `Único ${next()}`;
    const made = data(await admin.post('/partners', partner({ name })));
    const again = await admin.post('/partners', partner({ name: name.replace('Ú', 'u') }));
    expect([again.status, pathsOf(again)]).toEqual([409, ['name']]);
    const other = await put(admin, `/partners/${made.id}`, { ...partner({ name, type: 'DISTRIBUTOR' }), version: 1 });
    expect(pathsOf(other)).toEqual(['type']);
  });
});

describe('zones and localities', () => {
  const zone = (change: object = {}) => ({ name: `Zona nueva ${next()}`, stateIds: ['05', '10'], ...change });
  const locality = (zoneId: unknown, change: object = {}) => ({
    name: `Ejido ${next()}`,
    municipality: 'Lerdo',
    stateId: '10',
    zoneId,
    ...change,
  });

  test('P-04 X-21 a zone spans states; a locality lies in one of them; what is in use stays', async () => {
    const made = await admin.post('/zones', zone());
    expect([made.status, made.body.data]).toMatchObject([201, { stateIds: ['05', '10'] }]);
    const { id, name } = data(made);
    const place = await admin.post('/localities', locality(id));
    expect(place.status).toBe(201);
    expect(pathsOf(await admin.post('/localities', locality(id, { stateId: '31' })))).toEqual(['stateId']);
    const shrunk = await put(admin, `/zones/${id}`, { name, stateIds: ['05'], version: 1 });
    expect([shrunk.status, pathsOf(shrunk)]).toEqual([400, ['stateIds']]);
    const used = await admin.send('DELETE', `/zones/${id}`);
    expect([used.status, used.body.code]).toEqual([409, 'EN_USO']);
    expect(used.body.error).toBe(`La zona ${name} está en uso y no se puede eliminar: 1 localidad.`);
    expect((await admin.send('DELETE', `/localities/${data(place).id}`)).status).toBe(200);
    expect((await admin.send('DELETE', `/zones/${id}`)).status).toBe(200);
    expect((await admin.send('DELETE', `/zones/${id}`)).status).toBe(404);
  });

  test('X-21 a locality with customers stays where it is, and its deletion says by whom it is used', async () => {
    const { locality: home, zone: near } = api.company;
    await api.db.insertInto('zone_states').values({ zone_id: near.id, state_id: '14' }).execute();
    const move = {
      name: home.name,
      municipality: home.municipality,
      stateId: '14',
      zoneId: near.id,
      version: home.version,
    };
    expect(pathsOf(await put(admin, `/localities/${home.id}`, move))).toEqual(['stateId']);
    const used = await admin.send('DELETE', `/localities/${home.id}`);
    expect(used.body.error).toMatch(/está en uso y no se puede eliminar: \d+ clientes?/);
  });

  test('X-21 names that differ only by accents or case are taken', async () => {
    const name = `Montañés ${next()}`;
    const { id } = data(await admin.post('/zones', zone({ name })));
    expect(pathsOf(await admin.post('/zones', zone({ name: name.toUpperCase() })))).toEqual(['name']);
    await admin.post('/localities', locality(id, { name }));
    const again = await admin.post(
      '/localities',
      locality(id, { name: name.replace('é', 'e'), municipality: 'LERDO' }),
    );
    expect([again.status, pathsOf(again)]).toEqual([409, ['name']]);
  });
});
