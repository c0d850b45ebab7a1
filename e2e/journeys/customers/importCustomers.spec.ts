import { chooseOption } from '../../pageObjects/select';
import { createUniqueDigits, openListSearch } from '../../pageObjects/recordList';
import { signInWithoutForm } from '../../pageObjects/session';
import { createPhone, createZoneWithCustomer, query } from '../../support/database';
import { expect, expectNoHorizontalScroll, test } from '../../support/test';

test('R-53 X-35 X-36 an administrator imports customers from a file of another program, decides about a duplicate, and undoes the import', async ({
  page,
}) => {
  const digits = createUniqueDigits();
  const fileName = `clientes ${digits}.csv`;
  const { zone: locality, customer } = await createZoneWithCustomer();
  const [existing] = await query<{ phone: string }>('select phone from customers where first_name = $1', [customer]);
  const newPhone = createPhone();
  const lines = [
    'Agricultor;Celular;Población;Email;Has;Notas',
    `José Núñez ${digits};${newPhone};${locality};;12,5;Paga puntual`,
    `${customer} Prueba;${existing?.phone};${locality};${digits}@rancho.test;;`,
  ];
  await signInWithoutForm(page, 'admin');
  await page.goto('/dashboard/customers/list');
  await page.getByRole('link', { name: 'Importar' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Importar clientes' })).toBeVisible();
  // Windows-1252, as Excel saves it.
  const buffer = Buffer.from(lines.join('\r\n'), 'latin1');
  await page.getByLabel('Archivo de clientes').setInputFiles({ name: fileName, buffer, mimeType: 'text/csv' });
  await expect(page.getByText(`${newPhone} · ${existing?.phone}`)).toBeVisible();
  await expect(page.getByText('De su archivo no se lee «Agricultor», «Notas»')).toBeVisible();
  await chooseOption(page, /^Nombre completo/, 'Agricultor');
  await expect(page.getByText(`José Núñez ${digits} · ${customer} Prueba`)).toBeVisible();

  await page.getByRole('button', { name: 'Revisar archivo' }).click();
  const duplicate = page.getByRole('region', { name: 'Fila 3' });
  await expect(duplicate.getByRole('row', { name: `${digits}@rancho.test` })).toContainText('–');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoHorizontalScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await duplicate.getByRole('radio', { name: 'Completar el que existe' }).check();
  await page.getByRole('button', { name: 'Importar 1 cliente' }).click();
  await expect(page.getByText('Se registró 1 cliente en 2 filas. 1 fila completó otro registro.')).toBeVisible();
  const openCustomer = (search: string) => openListSearch(page, '/dashboard/customers/list', search);
  await openCustomer(newPhone);
  await expect(page.getByText(`José Núñez ${digits}`).first()).toBeVisible();

  await page.goto('/dashboard/customers/import');
  await page.getByText('Importaciones anteriores').click();
  await page.getByRole('button', { name: `Deshacer ${fileName}` }).click();
  await page.getByRole('button', { name: 'Deshacer la importación' }).click();
  await expect(page.getByRole('row', { name: fileName }).getByText('Se deshizo el')).toBeFocused();
  await openCustomer(newPhone);
  await expect(page.getByText('Ningún registro coincide con los filtros.')).toBeVisible();
  const completed = await query('select email from customers where phone = $1', [existing?.phone]);
  expect(completed).toEqual([{ email: `${digits}@rancho.test` }]);
});
