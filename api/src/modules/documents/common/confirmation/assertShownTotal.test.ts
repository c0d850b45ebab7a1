import type { Repricing, Sale, Voucher } from '@surco/shared/contract';
import { readBagCounts } from '../../../../testing/documents/bagCounts';
import type { TestApi, TestClient } from '../../../../testing/harness';
import { put } from '../../../../testing/responses';
import { startApiWithUsers } from '../../../../testing/startApiWithUsers';

let api: TestApi;
let consultant: TestClient;
beforeAll(async () => {
  ({ api, consultant } = await startApiWithUsers());
});
afterAll(() => api.close());

/** A taxed product with stock, and a request for two bags of it with a discount: 2 × 3,100 × 0.95 × 1.16. */
async function createProduct() {
  const { make, company } = api;
  const product = await make.product({ base_price: '3100.00', tax_rate: '0.16' });
  await make.inventory(company.season.id, product.id, company.distributor.id, 20);
  const body = {
    customerId: company.customer.id,
    seasonId: company.season.id,
    lines: [{ productId: product.id, quantity: 2, discount: 0.05 }],
    shownTotal: '6832.40',
  };
  const setPrice = (price: string) =>
    api.db.updateTable('products').set({ base_price: price }).where('id', '=', product.id).execute();
  return { product, body, setPrice };
}

const repriced = {
  status: 409,
  body: {
    code: 'PRECIO_CAMBIADO',
    error: 'El total cambió: se mostró $6,832.40 y ahora es $7,345.93. Revise los precios y confirme el total nuevo.',
  },
};

test.each(['sales', 'vouchers'])(
  'X-11 %s: refuses a lower and a higher total than the one shown, and accepts the new one under the same key',
  async (list) => {
    const { product, body, setPrice } = await createProduct();
    const headers = { 'idempotency-key': api.make.uuid() };
    await setPrice('3000.00');
    expect((await consultant.post(`/${list}`, body, headers)).body.code).toBe('PRECIO_CAMBIADO');
    await setPrice('3333.00');
    const refused = await consultant.post(`/${list}`, body, headers);
    expect(refused).toMatchObject(repriced);
    expect(refused.body.data).toEqual({
      shownTotal: '6832.40',
      subtotal: '6332.70',
      tax: '1013.23',
      total: '7345.93',
      lines: [
        {
          productId: product.id,
          code: product.code,
          quantity: 2,
          basePrice: '3333.00',
          discount: 0.05,
          total: '6332.70',
        },
      ],
    } satisfies Repricing);
    expect(await readBagCounts(api.db, api.company.season.id, product.id)).toEqual([0, 0, 20]);
    const accepted = await consultant.post(`/${list}`, { ...body, shownTotal: '7345.93' }, headers);
    expect(accepted).toMatchObject({ status: 201, body: { data: { total: '7345.93' } } });
  },
);

test.each(['sales', 'vouchers'])(
  'X-11 %s: accepts an equal total, and a request of a device that stored none',
  async (list) => {
    const { body, setPrice } = await createProduct();
    expect(await consultant.post(`/${list}`, body)).toMatchObject({
      status: 201,
      body: { data: { total: '6832.40' } },
    });
    await setPrice('3333.00');
    const { shownTotal: _, ...stored } = body;
    expect(await consultant.post(`/${list}`, stored)).toMatchObject({ status: 201 });
    expect(await consultant.post(`/${list}`, { ...body, shownTotal: 'mucho' })).toMatchObject({ status: 400 });
  },
);

test.each(['sales', 'vouchers'])(
  'X-10 %s: an edit keeps the stored prices, and refuses another total for an added product',
  async (list) => {
    const { body, setPrice } = await createProduct();
    const other = await createProduct();
    const { id, version } = (await consultant.post(`/${list}`, body)).body.data as Sale | Voucher;
    await setPrice('3333.00');
    const notes = { ...body, notes: 'Entregar el lunes', version };
    expect(await put(consultant, `/${list}/${id}`, notes)).toMatchObject({ status: 200 });
    await other.setPrice('3333.00');
    const lines = [...body.lines, ...other.body.lines];
    const added = { ...body, lines, version: version + 1, shownTotal: '13664.80' };
    const refused = await put(consultant, `/${list}/${id}`, added);
    expect(refused).toMatchObject({ status: 409, body: { code: 'PRECIO_CAMBIADO', data: { total: '14178.33' } } });
    const confirmed = { ...added, shownTotal: '14178.33' };
    expect(await put(consultant, `/${list}/${id}`, confirmed)).toMatchObject({ status: 200 });
  },
);

test('T-03 a conversion keeps the prices of the DKbono, and refuses another total for further products', async () => {
  const { body, setPrice } = await createProduct();
  const other = await createProduct();
  const payment = { date: '2026-11-20', amount: body.shownTotal, method: '01' };
  const voucher = (await consultant.post('/vouchers', { ...body, firstPayment: payment })).body.data as Voucher;
  await setPrice('9999.00');
  await other.setPrice('3333.00');
  const lines = [...body.lines, ...other.body.lines];
  const sale = { ...body, voucherId: voucher.id, lines, shownTotal: '13664.80' };
  const refused = await consultant.post('/sales', sale);
  expect(refused).toMatchObject({ status: 409, body: { code: 'PRECIO_CAMBIADO', data: { total: '14178.33' } } });
  expect((await consultant.get(`/vouchers/${voucher.id}`)).body.data).toMatchObject({ status: 'LIQUIDADO' });
  expect(await consultant.post('/sales', { ...sale, shownTotal: '14178.33' })).toMatchObject({ status: 201 });
});
