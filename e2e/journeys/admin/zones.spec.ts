import { addOption, chooseAction, openListSearch, createUniqueDigits } from '../../pageObjects/recordList';
import { signInWithoutForm } from '../../pageObjects/session';
import { collectConsoleErrors, expect, expectNoHorizontalScroll, test } from '../../support/test';
import { chooseOption } from '../../pageObjects/select';

test.describe.configure({ timeout: 180_000 });

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
])
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('R-38 R-39 creates and changes a zone and its locality; records in use cannot be deleted, and unsaved changes are protected', async ({
      page,
    }) => {
      const errors = collectConsoleErrors(page);
      const zone = `Zona ${createUniqueDigits()}`;
      const locality = `Localidad ${createUniqueDigits()}`;
      await signInWithoutForm(page, 'admin');
      await page.goto('/dashboard/locations/zones');
      await page.getByRole('button', { name: 'Nueva zona' }).click();
      await page.getByRole('textbox', { name: /^Nombre/ }).fill(zone);
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await page.getByRole('button', { name: 'Seguir editando' }).click();
      await addOption(page, /^Estados/, 'Colima');
      await expectNoHorizontalScroll(page);
      await page.getByRole('button', { name: 'Crear', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Crear', exact: true })).toHaveCount(0);

      await openListSearch(page, '/dashboard/locations/zones', zone);
      await expect(
        page.locator('main').getByText('Colima', { exact: true }).and(page.locator(':not(option)')),
      ).toBeVisible();
      await chooseAction(page, zone, 'Editar');
      await addOption(page, /^Estados/, 'Nayarit');
      await page.getByRole('button', { name: 'Guardar', exact: true }).click();
      await expect(page.locator('main').getByText('Colima, Nayarit')).toBeVisible();

      await page.goto('/dashboard/locations/state-zones-localities');
      await page.getByRole('button', { name: 'Nueva localidad' }).click();
      await page.getByRole('textbox', { name: /^Nombre/ }).fill(locality);
      await page.getByRole('textbox', { name: /^Municipio/ }).fill('Manzanillo');
      const dialog = page.getByRole('dialog');
      await chooseOption(dialog, /^Zona/, zone);
      await chooseOption(dialog, /^Estado/, 'Colima');
      await page.getByRole('button', { name: 'Crear', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Crear', exact: true })).toHaveCount(0);
      await openListSearch(page, '/dashboard/locations/state-zones-localities', locality);
      await chooseAction(page, locality, 'Editar');
      await page.getByRole('textbox', { name: /^Municipio/ }).fill('Armería');
      await page.getByRole('button', { name: 'Guardar', exact: true }).click();
      await expect(page.locator('main').getByText('Armería')).toBeVisible();
      await expectNoHorizontalScroll(page);
      expect(errors).toEqual([]);

      await openListSearch(page, '/dashboard/locations/zones', zone);
      await chooseAction(page, zone, 'Eliminar');
      await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
      await expect(page.getByText(/está en uso y no se puede eliminar: 1 localidad\./)).toBeVisible();
    });
  });
