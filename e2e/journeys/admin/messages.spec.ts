import { readMails } from '../../support/mailbox';
import { ACCOUNTS } from '../../support/demoAccounts';
import { openListSearch } from '../../pageObjects/recordList';
import { signInWithoutForm } from '../../pageObjects/session';
import { expect, expectNoHorizontalScroll, test, collectConsoleErrors } from '../../support/test';

const LIST = '/dashboard/params/message';

test.use({ viewport: { width: 360, height: 740 } });

test('R-43 on a phone, a message is changed, sent as a test and saved', async ({ page }) => {
  const errors = collectConsoleErrors(page);
  // No other journey reads this message.
  const [name, subject] = ['Cliente rechazado', 'Su registro no fue aprobado'];
  const changed = `${subject}, {{cliente}}`;
  await signInWithoutForm(page, 'admin');
  await openListSearch(page, LIST, subject);
  await page.getByRole('link', { name }).click();
  const preview = page.getByRole('region', { name: 'Vista previa' });
  await expect(preview.getByRole('heading', { name: subject })).toBeVisible();
  await page.getByLabel(/^Asunto/).fill(`${subject}, `);
  await page.getByRole('button', { name: 'Insertar {{cliente}}' }).click();
  await expect(page.getByLabel(/^Asunto/)).toHaveValue(changed);
  await expect(preview.getByRole('heading', { name: `${subject}, Lechería El Roble` })).toBeVisible();
  await expectNoHorizontalScroll(page);

  const countTestMails = async (): Promise<number> =>
    (await readMails(ACCOUNTS.admin)).filter((mail) => mail.includes('[Prueba]')).length;
  const earlierTestMails = await countTestMails();
  await page.getByRole('button', { name: 'Enviarme una prueba' }).click();
  await expect(page.getByText(`La prueba se envió a ${ACCOUNTS.admin}`)).toBeVisible();
  await expect.poll(countTestMails).toBeGreaterThan(earlierTestMails);
  await page.getByRole('button', { name: 'Guardar mensaje' }).click();
  await expect(page).toHaveURL(LIST);
  await openListSearch(page, LIST, changed);
  await expect(page.getByText(changed).first()).toBeVisible();
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('Se modificó el mensaje').first()).toBeVisible();
  expect(errors).toEqual([]);
});
