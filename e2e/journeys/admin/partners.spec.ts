import { addOption, chooseAction, openListSearch, createUniqueDigits } from '../../pageObjects/recordList';
import { signInWithoutForm } from '../../pageObjects/session';
import { collectConsoleErrors, expect, test } from '../../support/test';
import { chooseOption } from '../../pageObjects/select';

test.describe.configure({ timeout: 180_000 });

for (const [type, tab, isSilagePartner] of [
  ['DISTRIBUTOR', 'Distribuidor', false],
  ['SILAGE_VENDOR', 'Vendedor de silo', true],
  ['SILAGE_PRODUCER', 'Productor de silo', true],
] as const)
  test(`R-31 R-30 R-32 E-10 a partner of the type ${type} is created in its tab and changed`, async ({ page }) => {
    const errors = collectConsoleErrors(page);
    const name = `Socio ${createUniqueDigits()}`;
    const list = `/dashboard/partners/list/${type}`;
    await signInWithoutForm(page, 'coordinator');
    await page.goto('/dashboard/partners/list/DISTRIBUTOR');
    await page.getByRole('link', { name: tab }).click();
    await expect(page).toHaveURL(new RegExp(`/list/${type}$`));
    await page.getByRole('link', { name: 'Nuevo socio' }).click();
    await page.getByRole('textbox', { name: /^Nombre/ }).fill(name);
    await addOption(page, /^Zonas/, 'Laguna');
    if (isSilagePartner) await page.getByRole('textbox', { name: /^Toneladas/ }).fill('120.5');
    else await expect(page.getByRole('textbox', { name: /^Toneladas/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Dar de alta al socio' }).click();
    await expect(page).toHaveURL(new RegExp(`/list/${type}$`));

    await openListSearch(page, list, name);
    await chooseAction(page, name, 'Editar');
    await page.getByRole('textbox', { name: /^Contacto/ }).fill('Inés Peña');
    await chooseOption(page, 'Estatus', 'Inactivo');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page).toHaveURL(new RegExp(`/list/${type}$`));
    await openListSearch(page, list, name);
    await expect(page.getByText('Inés Peña')).toBeVisible();
    await expect(page.locator('main tbody').getByText('Inactivo', { exact: true })).toBeVisible();
    if (isSilagePartner) await expect(page.getByText('120.50 t')).toBeVisible();
    expect(errors).toEqual([]);
  });
