import type { APIRequestContext, Page } from '@playwright/test';
import { waitForCachedChunk, waitForCachedResponse } from '../../pageObjects/deviceStorage';
import { SaleForm } from '../../pageObjects/saleForm';
import { chooseOption } from '../../pageObjects/select';
import { openSession, readApiHeaders, signInWithoutForm } from '../../pageObjects/session';
import { createZoneWithCustomer } from '../../support/database';
import { setOffline } from '../../support/setOffline';
import { expect, expectNoHorizontalScroll, test } from '../../support/test';

test.use({ viewport: { width: 360, height: 740 } });
test.describe.configure({ timeout: 120_000 });

const PRODUCT = 'DKX-T45';
const STREAM = '**/api/notifications/stream';
const KINDS = [
  { kind: 'sale', list: '/dashboard/sales/list/sale', chunk: 'create-sale' },
  { kind: 'voucher', list: '/dashboard/sales/list/voucher', chunk: 'create-voucher' },
] as const;
type Kind = (typeof KINDS)[number]['kind'];

/** A customer in a zone of its own, where an administrator sets the price of the product. */
class PricedZone {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly zoneId: string,
    private readonly productId: string,
    readonly customer: string,
    private price: string,
    private readonly origin: string,
  ) {}

  /** @param request that of the test, which signs in as the administrator */
  static async create(request: APIRequestContext, origin = ''): Promise<PricedZone> {
    const { zoneId, customer } = await createZoneWithCustomer();
    await openSession(request, 'admin');
    const answer = await request.get('/api/products/enabled', { headers: await readApiHeaders(request) });
    const { data } = (await answer.json()) as { data: { id: string; code: string; basePrice: string }[] };
    const product = data.find(({ code }) => code === PRODUCT)!;
    const zone = new PricedZone(request, zoneId, product.id, customer, product.basePrice, origin);
    await zone.setPrice('2950.00');
    return zone;
  }

  async setPrice(price: string): Promise<void> {
    const { request, zoneId, productId, origin } = this;
    const headers = await readApiHeaders(request);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date());
    const response = await request.post('/api/prices', {
      headers: { ...headers, origin },
      data: { validFrom: today, seasonId: null, zoneId, changes: [{ productId, price, currentPrice: this.price }] },
    });
    expect(response.status(), await response.text()).toBe(200);
    this.price = price;
  }
}

/** Fills two bags at the price of the zone. */
async function fillForm(page: Page, kind: Kind, { customer }: PricedZone): Promise<SaleForm> {
  const form = new SaleForm(page, kind);
  await form.open();
  await form.chooseCustomer(customer);
  if (kind === 'voucher') await chooseOption(page, 'Temporada', 'PV 2026');
  await (await form.addProduct(PRODUCT)).getByLabel('Bolsas').fill('2');
  await expect(page.locator('.surco-totals-strong')).toContainText('$5,900.00');
  return form;
}

for (const { kind, list, chunk } of KINDS) {
  test.describe(`${kind}, offline`, () => {
    test.use({ serviceWorkers: 'allow' });

    test(`X-11 a ${kind} whose price rose while it waited returns as a draft with both totals and is confirmed`, async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      const zone = await PricedZone.create(request, baseURL);
      await signInWithoutForm(page, 'consultant');
      await page.goto(list);
      await waitForCachedChunk(page, chunk);
      await waitForCachedResponse(page, 'GET /inventories');
      await setOffline(context, true);
      const form = await fillForm(page, kind, zone);
      await form.submit();
      const outbox = page.getByRole('region', { name: 'En este dispositivo' });
      await expect(outbox.getByText('Pendiente de enviar', { exact: true })).toBeVisible();

      await zone.setPrice('3333.00');
      await setOffline(context, false);
      await expect(outbox.getByText(/se mostró \$5,900\.00 y ahora es \$6,666\.00/)).toBeVisible();
      await expectNoHorizontalScroll(page);
      await outbox.getByRole('link', { name: 'Corregir' }).click();
      const reason = page.getByRole('alert', { name: 'Por qué no se envió' });
      await expect(reason.getByText(/se mostró \$5,900\.00 y ahora es \$6,666\.00/)).toBeVisible();
      await expect(page.locator('.surco-totals-strong')).toContainText('$6,666.00');
      await expectNoHorizontalScroll(page);
      await form.submit();
      await expect(page).toHaveURL(/\/(sale|dkbono)\/[0-9a-f-]{36}$/);
      await expect(page.getByRole('article').getByText('$6,666.00').first()).toBeVisible();
    });
  });

  test(`X-11 a ${kind} is not registered for another total than the one shown, until it is confirmed`, async ({
    page,
    request,
    baseURL,
  }) => {
    const zone = await PricedZone.create(request, baseURL);
    // Without the live channel the open form does not hear of the new price.
    await page.route(STREAM, (route) => route.abort());
    await signInWithoutForm(page, 'consultant');
    const form = await fillForm(page, kind, zone);
    await zone.setPrice('3100.00');
    await form.submit();
    const question = page.getByRole('dialog', { name: '¿Confirmar el total nuevo?' });
    await expect(question.getByText(/se mostró \$5,900\.00 y ahora es \$6,200\.00/)).toBeVisible();
    await expect(question.getByText(`${PRODUCT}: $2,950.00 → $3,100.00`)).toBeVisible();
    await expectNoHorizontalScroll(page);
    await question.getByRole('button', { name: 'Volver' }).click();
    await expect(page.locator('.surco-totals-strong')).toContainText('$6,200.00');
    await zone.setPrice('3200.00');
    await form.submit();
    await question.getByRole('button', { name: 'Confirmar $6,400.00' }).click();
    await expect(page).toHaveURL(/\/(sale|dkbono)\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('article').getByText('$6,400.00').first()).toBeVisible();
  });
}

test('P-04 E-07 an open form that is repriced says so in view, with the total before and after', async ({
  page,
  request,
  baseURL,
}) => {
  const zone = await PricedZone.create(request, baseURL);
  await signInWithoutForm(page, 'consultant');
  const streamOpened = page.waitForResponse(STREAM);
  await fillForm(page, 'sale', zone);
  await streamOpened;
  await page.getByRole('textbox', { name: 'Notas' }).fill('Entregar el lunes');
  await zone.setPrice('3100.00');
  const notice = page.getByRole('status').filter({ hasText: 'Cambió el precio de 1 producto' });
  await expect(notice).toContainText(`${PRODUCT}: $2,950.00 → $3,100.00`);
  await expect(notice).toContainText('Total: $5,900.00 → $6,200.00');
  await expect(page.locator('.surco-totals').getByText('$5,900.00')).toBeInViewport();
  await expectNoHorizontalScroll(page);
});
