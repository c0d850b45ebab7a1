import { readMails } from '../../support/mailbox';
import { ACCOUNTS } from '../../support/demoAccounts';
import { signInWithoutForm } from '../../pageObjects/session';
import { expect, expectNoHorizontalScroll, test, collectConsoleErrors } from '../../support/test';
import { confirmDialog } from '../../pageObjects/users';
import { chooseOption } from '../../pageObjects/select';

const LIST = '/dashboard/params/message';

// Each width changes a message of its own, which no other journey reads.
for (const { width, height, name, subject } of [
  { width: 1440, height: 900, name: 'Cliente aprobado', subject: 'Su registro fue aprobado' },
  { width: 360, height: 740, name: 'Cliente rechazado', subject: 'Su registro no fue aprobado' },
]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('R-43 changes, tests, deletes and recreates a message', async ({ page }) => {
      const errors = collectConsoleErrors(page);
      const changed = `${subject}, {{cliente}}`;
      await signInWithoutForm(page, 'admin');
      await page.goto(`${LIST}?search=${encodeURIComponent(subject)}`);
      await page.getByRole('link', { name }).click();
      const body = page.getByLabel(/^Texto/);
      const preview = page.getByRole('region', { name: 'Vista previa' });
      await expect(preview.getByRole('heading', { name: subject })).toBeVisible();

      await page.getByLabel(/^Asunto/).fill(`${subject}, {{folio}}`);
      await expect(page.getByText(/^El mensaje no admite {{folio}}\. Admite: {{cliente}}/)).toBeVisible();
      await page.getByLabel(/^Asunto/).fill(`${subject}, `);
      await page.getByRole('button', { name: 'Insertar {{cliente}}' }).click();
      await expect(page.getByLabel(/^Asunto/)).toHaveValue(changed);
      await expect(preview.getByRole('heading', { name: `${subject}, Lechería El Roble` })).toBeVisible();
      await expectNoHorizontalScroll(page);
      await page.getByRole('button', { name: 'Cancelar' }).click();
      const question = page.getByRole('dialog');
      await expect(question).toBeVisible();
      await question.getByRole('button', { name: 'Seguir en la página' }).click();

      const countTestMails = async (): Promise<number> =>
        (await readMails(ACCOUNTS.admin)).filter((mail) => mail.includes('[Prueba]')).length;
      const earlierTestMails = await countTestMails();
      await page.getByRole('button', { name: 'Enviarme una prueba' }).click();
      await expect(page.getByText(`La prueba se envió a ${ACCOUNTS.admin}`)).toBeVisible();
      await expect.poll(countTestMails).toBeGreaterThan(earlierTestMails);
      await page.getByRole('button', { name: 'Guardar mensaje' }).click();
      await expect(page).toHaveURL(new RegExp(`${LIST}$`));
      await page.goto(`${LIST}?search=${encodeURIComponent(changed)}`);
      await expect(page.getByText(changed).first()).toBeVisible();
      await page.getByRole('link', { name }).click();
      await expect(page.getByText('Se modificó el mensaje').first()).toBeVisible();
      const bodyText = await body.inputValue();

      await page.goto(`${LIST}?search=${encodeURIComponent(changed)}`);
      await page.getByRole('button', { name: `Acciones de ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Eliminar' }).click();
      await confirmDialog(page, new RegExp(`^¿Eliminar el mensaje ${name}`), 'Eliminar');
      await page.goto(`${LIST}/new`);
      await chooseOption(page, /^Mensaje/, `${name} (Correo)`);
      await page.getByLabel(/^Asunto/).fill(subject);
      await body.fill(bodyText);
      await page.getByRole('button', { name: 'Crear mensaje' }).click();
      await expect(page).toHaveURL(new RegExp(`${LIST}$`));
      await page.goto(`${LIST}?search=${encodeURIComponent(subject)}`);
      await expect(page.getByRole('link', { name })).toBeVisible();
      expect(errors).toEqual([]);
    });
  });
}
