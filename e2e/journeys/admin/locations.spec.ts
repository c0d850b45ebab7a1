import { buildWorkbook } from '../../../api/src/testing/workbooks/workbookBuilder';
import { addOption, chooseAction, openListSearch, createUniqueDigits } from '../../pageObjects/recordList';
import { signInWithoutForm } from '../../pageObjects/session';
import { collectConsoleErrors, expect, expectNoHorizontalScroll, test } from '../../support/test';

test.describe.configure({ timeout: 120_000 });

test.use({ viewport: { width: 360, height: 740 } });

const createUpload = (buffer: Buffer) => ({ name: 'localidades.xlsx', buffer, mimeType: 'application/octet-stream' });

test('R-38 R-39 on a phone, a zone is created and changed, and its localities are imported; a zone in use is not deleted', async ({
  page,
}) => {
  const errors = collectConsoleErrors(page);
  const digits = createUniqueDigits();
  const zone = `Zona ${digits}`;
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
  await chooseAction(page, zone, 'Editar');
  await addOption(page, /^Estados/, 'Nayarit');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.locator('main').getByText('Colima, Nayarit')).toBeVisible();
  expect(errors).toEqual([]);

  await page.goto('/dashboard/locations/state-zones-localities');
  await page.getByRole('link', { name: 'Importar' }).click();
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar plantilla' }).click();
  expect((await template).suggestedFilename()).toBe('Plantilla de localidades.xlsx');
  const file = page.getByLabel('Archivo de localidades');
  const check = page.getByRole('button', { name: 'Revisar archivo' });
  const rows = ['Uno', 'Dos'].map((name) => ({
    nombre: `Ejido ${name} ${digits}`,
    municipio: 'Manzanillo',
    estado: 'Colima',
    zona: zone,
  }));
  await file.setInputFiles(
    createUpload(await buildWorkbook([...rows, { ...rows[0], nombre: 'Nadie', zona: 'Ninguna parte' }])),
  );
  await check.click();
  await expect(page.getByText('Fila 4')).toBeVisible();
  await expect(page.getByText('No hay una zona con este nombre.')).toBeVisible();
  await expectNoHorizontalScroll(page);
  await file.setInputFiles(createUpload(await buildWorkbook(rows)));
  await check.click();
  await page.getByRole('button', { name: 'Importar 2 localidades' }).click();
  await expect(page.getByText('Se registraron 2 localidades en 2 filas.')).toBeVisible();
  await openListSearch(page, '/dashboard/locations/state-zones-localities', `Ejido Dos ${digits}`);
  await expect(page.getByText(`Ejido Dos ${digits}`).first()).toBeVisible();

  await openListSearch(page, '/dashboard/locations/zones', zone);
  await chooseAction(page, zone, 'Eliminar');
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(page.getByText(/está en uso y no se puede eliminar: 2 localidades\./)).toBeVisible();
});
