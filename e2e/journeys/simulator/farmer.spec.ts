import { randomUUID } from 'node:crypto';
import { formatHectares, formatNumber } from '@surco/shared/domain';
import { query } from '../../support/database';
import { controlClock, passPause } from '../../support/pauses';
import { setOffline } from '../../support/setOffline';
import { waitForStoredEntries, waitForCachedResponse, waitForCachedChunk } from '../../pageObjects/deviceStorage';
import { signInAsFarmer } from '../../pageObjects/loginPage';
import { signInWithoutForm } from '../../pageObjects/session';
import { expect, expectNoHorizontalScroll, test, collectConsoleErrors, collectRequestPaths } from '../../support/test';

test.use({ viewport: { width: 360, height: 740 } });

test('C-07 N-02 N-04 R-06 R-09 a farmer signs in with an objective, loads host and simulator alone, and follows the result', async ({
  page,
}) => {
  const paths = collectRequestPaths(page);
  const errors = collectConsoleErrors(page);
  await page.goto('/farmer?objective=Engorda');
  await expect(page.getByRole('form', { name: 'Acceso para agricultores' }).getByLabel('Teléfono')).toBeVisible();
  await signInAsFarmer(page, page.url());
  await expect(page).toHaveURL(/\/simulator\?objective=Engorda/);
  await expect(page.getByLabel('Tipo de producción').locator('option:checked')).toHaveText('Engorda');
  await expect(page.getByRole('heading', { level: 1, name: /Simulador/ })).toBeVisible();
  await expect(page.getByText(/\d ha\b/).first()).toBeVisible();
  const listRemotes = () => [...new Set(paths.flatMap((path) => /mfe-[a-z]+/.exec(path)?.[0] ?? []))];
  expect(listRemotes()).toEqual(['mfe-simulator']);
  expect(paths.filter((path) => /msal|shell|ui-(list|select|form)/.test(path))).toEqual([]);

  const animals = page.getByRole('textbox', { name: 'Animales' });
  const bar = page.getByRole('button', { name: /Guardar o compartir/ });
  await animals.fill('100');
  await expect(bar).toBeInViewport();
  const initialText = (await bar.textContent()) ?? '';
  await page.getByRole('slider', { name: 'Deslizador de animales' }).press('End');
  await expect(animals).toHaveValue('50,000');
  await expect(bar).not.toHaveText(initialText);
  await animals.fill('0');
  await expect(
    page.getByText('El número de animales debe ser un número entero entre 1 y 50,000 cabezas.').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: /Ir al primer dato por revisar/ }).click();
  await expect(animals).toBeFocused();
  await animals.fill('100');
  await bar.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ver el resultado' }).click();
  await expect(page.getByRole('heading', { name: 'Resultado' })).toBeInViewport();
  await page.getByRole('button', { name: 'Costo total', exact: true }).click();
  await expect(page.getByText('Semilla + cultivo + ensilado.')).toBeVisible();
  await expect(page.getByRole('img', { name: /dibujado a escala junto a una persona/ })).toBeVisible();
  await expectNoHorizontalScroll(page);

  // Neither the path of a staff page leads to it, nor is any of its code loaded.
  await page.goto('/dashboard/sales/list/sale');
  await expect(page).toHaveURL(/\/simulator/);
  await expect(page.getByRole('heading', { level: 1, name: /Simulador/ })).toBeVisible();
  expect(listRemotes()).toEqual(['mfe-simulator']);
  expect(errors).toEqual([]);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });
  test.describe.configure({ timeout: 120_000 });

  test('C-07 R-09 N-02 after one visit a farmer calculates and saves offline; the simulation is sent once online', async ({
    page,
    context,
  }) => {
    await controlClock(page);
    await signInWithoutForm(page, 'farmer');
    await page.goto('/simulator');
    await expect(page.getByText(/\d ha\b/).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Este escenario' })).toBeVisible();
    await passPause(page);
    for (const chunk of ['simulator', 'simulation-bar', 'simulations']) await waitForCachedChunk(page, chunk);
    for (const call of ['GET /auth/me', 'GET /simulator/catalog', 'GET /simulations'])
      await waitForCachedResponse(page, call);

    await setOffline(context, true);
    await page.goto('/simulator?objective=Engorda');
    await expect(page.getByText(/Sin conexión: datos del \d\d\/\d\d\/\d\d \d\d:\d\d/)).toBeVisible();
    await expect(page.getByLabel('Tipo de producción').locator('option:checked')).toHaveText('Engorda');
    const results = page.getByRole('region', { name: 'Resultado', exact: true });
    const before = await results.innerText();
    await page.getByRole('textbox', { name: 'Animales' }).fill('437');
    await expect(results).not.toHaveText(before, { useInnerText: true });
    await expectNoHorizontalScroll(page);

    const name = `Sin red ${randomUUID()}`;
    const bar = page.getByRole('region', { name: 'Este escenario' });
    await bar.getByRole('button', { name: 'Guardar' }).click();
    await bar.getByLabel('Nombre del escenario').fill(name);
    await bar.locator('form').getByRole('button', { name: 'Guardar' }).click();
    await expect(bar.getByText('está pendiente de enviar')).toBeVisible();
    await waitForStoredEntries(page, 1);
    const shown = await results.innerText();

    await page.goto('/simulator?view=scenarios');
    await expect(page.getByRole('list', { name: 'Pendiente de enviar' }).getByText(name)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Mis escenarios' }).getByText('Hato con riego')).toBeVisible();
    await setOffline(context, false);
    const readSavedSimulation = () =>
      query<{ result: { hectares: number; bags: number } }>('select result from simulations where name = $1', [name]);
    await expect.poll(async () => (await readSavedSimulation()).length, { timeout: 60_000 }).toBe(1);
    const [{ result } = { result: { hectares: 0, bags: 0 } }] = await readSavedSimulation();
    expect(shown).toContain(formatHectares(result.hectares));
    expect(shown).toContain(`${formatNumber(result.bags)} bolsas`);
    await expect(page.getByRole('list', { name: 'Mis escenarios' }).getByText(name)).toBeVisible();
    await expect(page.getByText('Pendiente de enviar', { exact: true })).toBeHidden();
    await expect(page.getByText(/Sin conexión/)).toBeHidden();
    await query('delete from simulations where name = $1', [name]);
  });
});
