import { getImageAddress } from '@surco/shared/contract';
import { imageLimits } from '@surco/shared/domain';
import { buildCashPayment, putPayments, readVoucher } from '../../testing/documents/voucherFixtures';
import type { ApiResponse, TestApi, TestClient } from '../../testing/harness';
import { buildJpeg, buildPng } from '../../testing/images';
import { getErrorPaths, readRecord, readRecords } from '../../testing/responses';
import { startApiWithRowScope, type RowScopeFixtures } from '../../testing/rowScopeFixtures';

let api: TestApi;
let fixtures: RowScopeFixtures;
beforeAll(async () => {
  ({ api, fixtures } = await startApiWithRowScope());
});
afterAll(() => api.close());

/** Asks as an `img` element does: without the API key. */
const openImage = (by: TestClient, id: string): Promise<ApiResponse> =>
  by.get(getImageAddress(id), { [api.settings.apiKeyHeader]: undefined });

const readLogoId = (response: ApiResponse): string => String(readRecord(response).logo).slice('/images/'.length);

describe('the logo of a distributor', () => {
  test('X-33 is shown as picture only, named by its letterhead, replaced and removed', async () => {
    const { Coordinator: coordinator, Consultant: consultant, Farmer: farmer } = fixtures.insiders;
    const partnerId = await fixtures.records.partner();
    const [path, png] = [`/partners/${partnerId}/logo`, buildPng()];
    const id = readLogoId(await coordinator.putFile(path, png, 'logo.png'));
    const { status, headers, rawBody } = await openImage(farmer, id);
    expect([status, rawBody.equals(png)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=31536000, immutable',
    });
    expect((await openImage(await api.signInAs(), id)).status).toBe(401);
    const distributors = readRecords(await consultant.get('/distributors'));
    expect(distributors.find((row) => row.id === partnerId)?.letterhead).toMatchObject({ logo: getImageAddress(id) });
    const replacement = readLogoId(await coordinator.putFile(path, buildJpeg(), 'logo.jpg'));
    expect((await openImage(coordinator, replacement)).headers['content-type']).toBe('image/jpeg');
    expect((await openImage(coordinator, id)).status).toBe(404);
    expect(readRecord(await coordinator.send('DELETE', path)).logo).toBeNull();
  });

  test('X-33 P-07 is set only by who sees the partner', async () => {
    const path = `/partners/${await fixtures.records.partner()}/logo`;
    expect((await fixtures.outsiders.Coordinator.putFile(path, buildPng(), 'logo.png')).status).toBe(404);
    const refused = await fixtures.insiders.Coordinator.putFile(path, Buffer.from('<svg/>'), 'logo.png');
    expect([refused.status, getErrorPaths(refused)]).toEqual([400, ['file']]);
  });
});

/** Creates a DKbono with one payment. */
async function createPayment(): Promise<{ voucherId: string; path: string; readPhotoIds: () => Promise<unknown> }> {
  const by = fixtures.insiders.Consultant;
  const voucher = readVoucher(await by.post('/vouchers', fixtures.documentBody));
  const [payment] = readVoucher(await putPayments(by, voucher, [buildCashPayment('10.00')])).payments;
  const readPhotoIds = async () => Object(readVoucher(await by.get(`/vouchers/${voucher.id}`)).payments[0]).photoIds;
  return { voucherId: voucher.id, path: `/payments/${payment?.id}/photos`, readPhotoIds };
}

describe('photos of a payment', () => {
  test('X-33 has up to three different ones, each once', async () => {
    const { voucherId, path, readPhotoIds } = await createPayment();
    const by = fixtures.insiders.Consultant;
    const key = { 'idempotency-key': api.make.uuid() };
    const added = await by.upload(path, buildJpeg(1), key);
    expect(added.status).toBe(201);
    expect(readRecord(await by.upload(path, buildJpeg(1), key)).id).toBe(readRecord(added).id);
    const again = await by.upload(path, buildJpeg(1));
    expect([again.status, again.body.details]).toEqual([
      409,
      [{ path: 'file', message: 'Esta foto ya está en el abono.' }],
    ]);
    const ids = [added, await by.upload(path, buildJpeg(2)), await by.upload(path, buildJpeg(3))].map(
      (response) => readRecord(response).id,
    );
    expect(await readPhotoIds()).toEqual(ids);
    const fourth = await by.upload(path, buildJpeg(4));
    expect([fourth.status, getErrorPaths(fourth)]).toEqual([400, ['file']]);
    expect((await by.send('DELETE', `${path}/${ids[1]}`)).status).toBe(200);
    expect(await readPhotoIds()).toEqual([ids[0], ids[2]]);
    const voucher = readVoucher(await by.get(`/vouchers/${voucherId}`));
    const corrected = voucher.payments.map((payment) => ({ ...payment, amount: '11.00' }));
    expect((await putPayments(fixtures.insiders.Admin, voucher, corrected)).status).toBe(200);
    expect(await readPhotoIds()).toEqual([ids[0], ids[2]]);
    const entries = readRecords(await fixtures.insiders.Admin.get(`/audit?entity=voucher&entityId=${voucherId}`));
    expect(entries.map(({ action }) => action).filter((action) => String(action).startsWith('PHOTO'))).toEqual([
      'PHOTO_REMOVED',
      ...Array.from({ length: 3 }, () => 'PHOTO_ADDED'),
    ]);
  });

  test('X-33 P-07 are seen, added and removed only by who sees and may change the DKbono, and are not kept', async () => {
    const { path, readPhotoIds } = await createPayment();
    const { insiders, outsiders } = fixtures;
    const { id } = readRecord(await insiders.Admin.upload(path, buildJpeg()));
    for (const by of [insiders.Supervisor, insiders.Coordinator, insiders.Consultant]) {
      const { status, headers } = await openImage(by, id);
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    }
    for (const by of [outsiders.Supervisor, outsiders.Consultant, insiders.Farmer])
      expect((await openImage(by, id)).status).toBe(404);
    expect((await outsiders.Consultant.upload(path, buildJpeg(2))).status).toBe(404);
    expect((await outsiders.Consultant.send('DELETE', `${path}/${id}`)).status).toBe(404);
    const other = await createPayment();
    expect((await insiders.Consultant.send('DELETE', `${other.path}/${id}`)).status).toBe(404);
    expect(await readPhotoIds()).toEqual([id]);
  });

  test('X-33 P-07 are refused by the size that is announced, before they are read', async () => {
    const { path } = await createPayment();
    const { status, body } = await fixtures.insiders.Consultant.upload(path, Buffer.alloc(40 * 1024 * 1024));
    expect([status, body.error]).toEqual([413, 'La imagen pesa más de 1024 KB. Elija otra.']);
  });
});

test('X-33 a sale is delivered with who received it and their signature, or not at all', async () => {
  const by = fixtures.insiders.Consultant;
  const path = `/sales/${await fixtures.records.sale()}`;
  const deliver = (png: Buffer) =>
    by.post(`${path}/deliver`, { deliveredTo: ' Eva Luna ', signature: png.toString('base64') });
  const blank = await deliver(buildPng({ value: 0 }));
  expect([blank.status, getErrorPaths(blank)]).toEqual([400, ['signature']]);
  const tooLong = await deliver(Buffer.alloc(imageLimits.signature.maxBytes + 3));
  expect([tooLong.status, getErrorPaths(tooLong)]).toEqual([400, ['signature']]);
  expect(readRecord(await by.get(path)).status).toBe('REGISTRADA');
  expect((await deliver(buildPng())).status).toBe(200);
  const { deliveredTo, signature } = readRecord(await by.get(path));
  expect(deliveredTo).toBe('Eva Luna');
  expect((await by.get(String(signature))).rawBody.equals(buildPng())).toBe(true);
});
