import type { Paged } from '@surco/shared/contract';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/harness';

let api: TestApi;
let consultant: TestClient;
let admin: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  const { customer, consultant: seller, product, season, distributor } = api.company;
  await api.make.voucher({
    customerId: customer.id,
    seasonId: season.id,
    distributorId: distributor.id,
    consultantId: seller.id,
    product,
    quantity: 4,
    price: '3950.00',
    total: '15800.00',
    paid: '5000.00',
  });
  [consultant, admin] = await Promise.all([api.signInAs(seller), api.signInAs(api.company.users.Admin)]);
});
afterAll(() => api.close());

const readList = async (visitor: TestClient, path: string): Promise<Paged<{ id: string; name: string }>> => {
  const { status, body } = await visitor.get(path);
  expect([path, status]).toEqual([path, 200]);
  return body as Paged<{ id: string; name: string }>;
};

describe('the options of forms', () => {
  test('X-18 E-08 lists the seasons open for sales and those open for DKbonos', async () => {
    await api.make.season({ name: 'Cerrada', is_open: false, is_voucher_open: false });
    await api.make.season({ name: 'Solo DKbonos', start_date: '2027-02-01', is_open: false, is_voucher_open: true });
    const open = await readList(consultant, '/seasons?page=1&size=all&isOpen=true');
    expect(open.data).toEqual([
      expect.objectContaining({
        id: api.company.season.id,
        startDate: '2026-01-01',
        isOpen: true,
        isVoucherOpen: true,
      }),
    ]);
    const forVouchers = await readList(consultant, '/seasons?page=1&size=all&isVoucherOpen=true');
    expect(forVouchers.data.map(({ name }) => name)).toContain('Solo DKbonos');
    expect((await consultant.get(`/seasons/${api.company.season.id}`)).body.data).toMatchObject({
      id: api.company.season.id,
    });
  });

  test('X-19 E-06 lists the customers of a consultant by status', async () => {
    const { locality, consultant: seller, customer, otherCustomer } = api.company;
    await api.make.customer(locality.id, seller.id, { status: 'INACTIVO', first_name: 'Baja' });
    const { data } = await readList(consultant, '/clients?page=1&size=all&status=ACTIVO');
    expect(data).toEqual([
      expect.objectContaining({
        id: customer.id,
        firstName: 'José',
        lastName: customer.last_name,
        locality: { id: locality.id, name: locality.name },
      }),
    ]);
    expect((await readList(consultant, '/clients?search=baja')).totalRecords).toBe(1);
    expect((await consultant.get(`/clients/${customer.id}`)).body.data).toMatchObject({ id: customer.id });
    expect((await consultant.get(`/clients/${otherCustomer.id}`)).status).toBe(404);
    expect(
      (await readList(await api.signInAs(api.company.users.Coordinator), '/clients?size=all')).data.map(({ id }) => id),
    ).not.toContain(otherCustomer.id);
    expect((await readList(admin, '/clients?sort=-createdAt&size=all')).totalRecords).toBe(3);
  });

  test('X-20 E-07 lists the enabled products without pages', async () => {
    const disabled = await api.make.product({ enabled: false });
    const { body } = await consultant.get('/products/enabled');
    const products = body.data as { id: string; basePrice: string; maxDiscount: number }[];
    expect(Object.keys(body)).toEqual(['data']);
    expect(products).toHaveLength(2);
    expect(products[0]).toMatchObject({
      basePrice: '3950.00',
      maxDiscount: 0.1,
      yieldMV: 60,
      seedsPerBag: 60_000,
      kgPerBag: null,
    });
    expect((await readList(admin, '/products?enabled=false')).data.map(({ id }) => id)).toEqual([disabled.id]);
    expect((await readList(admin, '/products?sort=-basePrice&size=1&crop=MAIZ&use=SILO')).totalRecords).toBe(3);
  });

  test('X-21 lists the stock of a season at a distributor', async () => {
    const { season, distributor, product } = api.company;
    const page = await readList(
      consultant,
      `/inventories?seasonId=${season.id}&distributorId=${distributor.id}&productId=${product.id}`,
    );
    expect(page.data).toEqual([
      expect.objectContaining({
        initial: 100,
        adjustments: 0,
        committed: 4,
        sold: 0,
        available: 96,
        product: expect.objectContaining({ code: product.code }),
      }),
    ]);
    expect((await readList(consultant, '/inventories?sort=-available')).totalRecords).toBe(2);
    expect((await consultant.get('/distributors')).body.data).toEqual([{ id: distributor.id, name: distributor.name }]);
  });

  test('X-21 lists states, zones and localities for a user who registers', async () => {
    const anybody = await api.signInAs();
    expect((await anybody.get('/states')).body.data).toHaveLength(32);
    expect(await readList(anybody, '/zones?size=all')).toMatchObject({
      totalRecords: 2,
      data: [{ stateIds: ['05'] }, {}],
    });
    expect(await readList(anybody, `/localities?zoneId=${api.company.zone.id}&search=localidad`)).toMatchObject({
      totalRecords: 1,
    });
  });
});
