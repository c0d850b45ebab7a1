import { expectAccessible } from '../../pageObjects/accessibility';
import { chooseMoreAction } from '../../pageObjects/documentDetail';
import { signInWithoutForm } from '../../pageObjects/session';
import { query } from '../../support/database';
import { collectConsoleErrors, expect, test } from '../../support/test';

test('R-50 X-31 a consultant shares a sale, its customer opens it on a phone without an account, until the link is revoked', async ({
  page,
  browser,
}) => {
  const [sale] = await query<{ id: string; folio: string }>(
    `select s.id, s.folio from sales s join users u on u.id = s.consultant_id
     where u.email = 'consultor@surco.test' and s.status = 'ENTREGADA' order by s.folio limit 1`,
  );
  const { id = '', folio = '' } = sale ?? {};
  await signInWithoutForm(page, 'consultant');
  await page.goto(`/dashboard/sales/sale/${id}`);
  await chooseMoreAction(page, 'Compartir');
  const dialog = page.getByRole('dialog', { name: `Compartir ${folio}` });
  await expect(dialog.getByText(/Sin abrir/)).toBeVisible();
  await expectAccessible(page, '.ant-modal');
  const chat = await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  const text = new URL(chat ?? '').searchParams.get('text') ?? '';
  expect(text).toContain(folio);
  const address = /https?:\/\/\S+\/p\/[\w-]{43}/.exec(text)?.[0] ?? '';

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  const visitor = await phone.newPage();
  const errors = collectConsoleErrors(visitor);
  await visitor.goto(new URL(address).pathname);
  await expect(visitor.getByText(folio).first()).toBeVisible();
  await expectAccessible(visitor);
  const download = visitor.waitForEvent('download');
  await visitor.getByRole('link', { name: 'Descargar PDF' }).tap();
  expect((await download).suggestedFilename()).toContain(folio);
  expect(errors).toEqual([]);

  await page.reload();
  await chooseMoreAction(page, 'Compartir');
  await expect(dialog.getByText(/Abierto 1 vez, la última el/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Revocar' }).click();
  await dialog.getByRole('button', { name: 'Sí, revocar' }).click();
  await expect(dialog.getByText(/^Revocado el .* por /)).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
  await expect(visitor.getByText(folio)).toHaveCount(0);
  await expectAccessible(visitor);
  await phone.close();
});
