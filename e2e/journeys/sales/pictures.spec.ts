import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../pageObjects/accessibility';
import { chooseMoreAction } from '../../pageObjects/documentDetail';
import { signInWithoutForm } from '../../pageObjects/session';
import { setOffline } from '../../support/setOffline';
import { createDocument } from '../../support/createDocument';
import { expect, expectNoHorizontalScroll, test } from '../../support/test';

/** A picture of these pixels, as a camera or a program saves it. */
async function drawPicture(page: Page, width: number, height: number, type: string): Promise<Buffer> {
  const text = await page.evaluate(
    ([w, h, mediaType]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser draws no pictures.');
      for (let at = 0; at < 20; at += 1) {
        context.fillStyle = `hsl(${at * 18} 80% 45%)`;
        context.fillRect((at * w) / 20, 0, w / 20, h);
      }
      return canvas.toDataURL(mediaType).split(',')[1] ?? '';
    },
    [width, height, type] as const,
  );
  return Buffer.from(text, 'base64');
}

/** The pixels of a picture that is shown. */
async function readSize(image: Locator): Promise<[number, number]> {
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  return image.evaluate((element: HTMLImageElement) => [element.naturalWidth, element.naturalHeight]);
}

const getNote = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^Nota de venta/ }).locator('.surco-paper-page');

test('X-33 X-29 R-32 the logo of a distributor is reduced, stands on its papers, and is removed', async ({
  page,
  request,
}) => {
  const sale = await createDocument(request, 'sales');
  await signInWithoutForm(page, 'admin');
  const form = `/dashboard/partners/edit?id=${sale.distributor.id}`;
  await page.goto(form);
  const choose = page.getByLabel('Elegir logotipo');
  await choose.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg') });
  await expect(page.getByText(/no puede leer el archivo como imagen/)).toBeVisible();
  const logo = await drawPicture(page, 2400, 900, 'image/png');
  await choose.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await expect(page.getByText('El logotipo se guardó')).toBeVisible();
  expect(await readSize(page.getByRole('img', { name: /^Logotipo de/ }))).toEqual([600, 225]);
  await expectAccessible(page);
  await page.goto(`/dashboard/sales/sale/${sale.id}`);
  await chooseMoreAction(page, 'Ver nota de venta');
  expect(await readSize(getNote(page).locator('img').first())).toEqual([600, 225]);
  await page.goto(form);
  await page.getByRole('button', { name: 'Quitar logotipo' }).click();
  await expect(page.getByText('Aún no tiene logotipo.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });

  test('X-33 X-34 a payment without a network takes the photo of its slip with it, reduced; it is opened large and removed', async ({
    page,
    request,
  }) => {
    const voucher = await createDocument(request, 'vouchers');
    await signInWithoutForm(page, 'consultant');
    await page.goto(`/dashboard/sales/dkbono/${voucher.id}`);
    await page.getByRole('button', { name: 'Registrar abono' }).click();
    const form = page.getByRole('dialog', { name: 'Registrar abono' });
    await form.getByLabel('Importe').fill('10');
    const photo = await drawPicture(page, 4000, 3000, 'image/jpeg');
    const choose = form.getByLabel('Agregar foto del comprobante');
    await choose.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: photo });
    await expect(form.getByRole('img', { name: 'Foto 1 del comprobante' })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await setOffline(page.context(), true);
    await form.getByRole('button', { name: 'Guardar abono' }).click();
    await expect(page.getByText('Pendiente de enviar').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Registrar abono' })).toBeVisible();
    await setOffline(page.context(), false);
    const thumbnails = page.getByRole('button', { name: 'Fotos del abono de $10.00' });
    await expect(thumbnails.locator('img')).toHaveCount(1);
    await expectAccessible(page);
    await thumbnails.click();
    const dialog = page.getByRole('dialog', { name: 'Fotos del abono de $10.00' });
    expect(await readSize(dialog.getByRole('img', { name: 'Foto 1 del comprobante' }))).toEqual([1600, 1200]);
    await expectAccessible(page);
    const second = await drawPicture(page, 300, 500, 'image/png');
    await dialog.getByLabel('Agregar foto').setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: second });
    expect(await readSize(dialog.getByRole('img', { name: 'Foto 2 del comprobante' }))).toEqual([300, 500]);
    await dialog.getByRole('button', { name: 'Quitar la foto 1' }).click();
    const question = page.getByRole('dialog', { name: '¿Quitar esta foto?' });
    await question.getByRole('button', { name: 'Quitar la foto' }).click();
    await expect(dialog.getByRole('img', { name: 'Foto 2 del comprobante' })).toHaveCount(0);
    await expectNoHorizontalScroll(page);
  });

  test('X-33 R-27 who receives a sale signs for it, and the page of the sale shows it', async ({ page, request }) => {
    const sale = await createDocument(request, 'sales');
    await signInWithoutForm(page, 'consultant');
    await page.goto(`/dashboard/sales/sale/${sale.id}`);
    await page.getByRole('button', { name: 'Marcar como entregada' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nombre de quien recibe').fill('Eva Luna');
    await dialog.getByLabel(/Quien recibe firma/).check();
    const submit = dialog.getByRole('button', { name: 'Marcar como entregada' });
    await submit.click();
    await expect(dialog.getByText('Falta la firma. Firme en el recuadro o quite la marca.').first()).toBeVisible();
    await expectAccessible(page);
    const pad = await dialog.locator('canvas').boundingBox();
    if (!pad) throw new Error('There is no pad to sign on.');
    await page.mouse.move(pad.x + 20, pad.y + 20);
    await page.mouse.down();
    await page.mouse.move(pad.x + pad.width / 2, pad.y + pad.height - 15, { steps: 8 });
    await page.mouse.move(pad.x + pad.width - 20, pad.y + 20, { steps: 8 });
    await page.mouse.up();
    await submit.click();
    await expect(page.getByText(/quedó entregada/)).toBeVisible();
    await expect(page.getByText('Eva Luna', { exact: true })).toBeVisible();
    expect(await readSize(page.getByRole('img', { name: 'Firma de Eva Luna' }))).toEqual([600, 200]);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: 'Ver nota de venta' }).click();
    await expect(getNote(page).getByText('Eva Luna')).toBeVisible();
    expect(await readSize(getNote(page).locator('img').last())).toEqual([600, 200]);
  });
});
