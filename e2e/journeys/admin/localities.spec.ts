import { buildWorkbook } from '../../../api/src/testing/workbooks/workbookBuilder';
import { query } from '../../support/database';
import { createUniqueDigits } from '../../pageObjects/recordList';
import { signInWithoutForm } from '../../pageObjects/session';
import { expect, expectNoHorizontalScroll, test } from '../../support/test';

const createUpload = (buffer: Buffer) => ({ name: 'localidades.xlsx', buffer, mimeType: 'application/octet-stream' });

/** A zone of the demo data with one of its states. */
async function findZoneAndState(): Promise<{ zona: string; estado: string }> {
  const [zone] = await query<{ zona: string; estado: string }>(
    `select z.name as zona, s.name as estado from zones z join zone_states l on l.zone_id = z.id
       join states s on s.id = l.state_id order by z.name, s.name limit 1`,
  );
  if (!zone) throw new Error('The demo data has no zones.');
  return zone;
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('R-39 lists the errors of a locality file by row, then imports the corrected file', async ({ page }) => {
      const location = { ...(await findZoneAndState()), municipio: 'Municipio de prueba' };
      const [first, second] = [`Ejido ${createUniqueDigits()}`, `Ejido ${createUniqueDigits()}`];
      await signInWithoutForm(page, 'admin');
      await page.goto('/dashboard/locations/state-zones-localities');
      await page.getByRole('link', { name: 'Importar' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Importar localidades' })).toBeVisible();
      const template = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Descargar plantilla' }).click();
      expect((await template).suggestedFilename()).toBe('Plantilla de localidades.xlsx');

      const file = page.getByLabel('Archivo de localidades');
      const check = page.getByRole('button', { name: 'Revisar archivo' });
      const rows = [
        { nombre: first, ...location },
        { nombre: second, ...location },
      ];
      await file.setInputFiles(
        createUpload(await buildWorkbook([...rows, { nombre: 'Nadie', ...location, zona: 'Ninguna parte' }])),
      );
      await check.click();
      await expect(page.getByText('Fila 4')).toBeVisible();
      await expect(page.getByText('No hay una zona con este nombre.')).toBeVisible();
      await expectNoHorizontalScroll(page);

      await file.setInputFiles(createUpload(await buildWorkbook(rows)));
      await check.click();
      await page.getByRole('button', { name: 'Importar 2 localidades' }).click();
      await expect(page.getByText('Se registraron 2 localidades en 2 filas.')).toBeVisible();
      await page.goto(`/dashboard/locations/state-zones-localities?search=${encodeURIComponent(first)}`);
      await expect(page.getByText(first).first()).toBeVisible();
    });
  });
}
