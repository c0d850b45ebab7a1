import { bookOf } from '../../api/test/factoryBook';
import { newPhone, query } from '../pages/database';
import { enter } from '../pages/session';
import { expect, expectNoSidewaysScroll, test } from '../pages/test';

const asFile = (buffer: Buffer) => ({ name: 'localidades.xlsx', buffer, mimeType: 'application/octet-stream' });

/** A zone of the demo with one of its states. */
async function somewhere(): Promise<{ zona: string; estado: string }> {
  const [place] = await query<{ zona: string; estado: string }>(
    `select z.name as zona, s.name as estado from zones z join zone_states l on l.zone_id = z.id
       join states s on s.id = l.state_id order by z.name, s.name limit 1`,
  );
  if (!place) throw new Error('The demo has no zones.');
  return place;
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('R-39 X-21 a file of localities with an error, row by row, and then the right one; what it brings appears', async ({
      page,
    }) => {
      const place = { ...(await somewhere()), municipio: 'Municipio de prueba' };
      const [one, other] = [`Ejido ${newPhone()}`, `Ejido ${newPhone()}`];
      await enter(page, 'admin');
      await page.goto('/dashboard/locations/state-zones-localities');
      await page.getByRole('link', { name: 'Importar' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Importar localidades' })).toBeVisible();
      const template = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Descargar plantilla' }).click();
      expect((await template).suggestedFilename()).toBe('Plantilla de localidades.xlsx');

      const file = page.getByLabel('Archivo de localidades');
      const check = page.getByRole('button', { name: 'Revisar archivo' });
      const rows = [
        { nombre: one, ...place },
        { nombre: other, ...place },
      ];
      await file.setInputFiles(asFile(await bookOf([...rows, { nombre: 'Nadie', ...place, zona: 'Ninguna parte' }])));
      await check.click();
      await expect(page.getByText('Fila 4')).toBeVisible();
      await expect(page.getByText('No hay una zona con este nombre.')).toBeVisible();
      await expectNoSidewaysScroll(page);

      await file.setInputFiles(asFile(await bookOf(rows)));
      await check.click();
      await page.getByRole('button', { name: 'Importar 2 localidades' }).click();
      await expect(page.getByText('Se registraron 2 localidades en 2 filas.')).toBeVisible();
      await page.goto(`/dashboard/locations/state-zones-localities?search=${encodeURIComponent(one)}`);
      await expect(page.getByText(one).first()).toBeVisible();
    });
  });
}
