import type { Page } from '@playwright/test';
import type { Faults } from '../faults/proxy';
import { expect, test } from '../faults/test';
import { expectPanel, expectWorking, isMarked, mark, openSection, retry } from '../pages/sections';
import { enter } from '../pages/session';

test.describe.configure({ timeout: 120_000 });

const CUSTOMERS = /^\/remotes\/mfe-customers\//;
const SEASONS_PAGE = /^\/remotes\/mfe-inventory\/(v\d+\/)?seasons-list\./;

/** A consultant on the list of sales, whose document would show a reload. */
async function atWork(page: Page): Promise<void> {
  await enter(page, 'consultant');
  await page.goto('/dashboard/sales/list/sale');
  await expectWorking(page, 'Ventas');
  await mark(page);
}

/** Nothing fails any more: both sections come back by “Reintentar”, on the same document. */
async function expectHealed(page: Page, faults: Faults): Promise<void> {
  faults.heal();
  await retry(page);
  await expectWorking(page, 'Temporadas');
  await openSection(page, 'Clientes');
  await retry(page);
  await expectWorking(page, 'Clientes');
  expect(await isMarked(page)).toBe(true);
}

for (const fault of ['answers HTML', 'answers HTML as code', 'answers garbage', 'answers {}'] as const) {
  test(`C-04 a section whose server ${fault}: a panel in its place, the rest works, “Reintentar” heals it`, async ({
    page,
    faults,
  }) => {
    await atWork(page);
    faults.fail(CUSTOMERS, fault);
    faults.fail(SEASONS_PAGE, fault);
    await openSection(page, 'Clientes');
    await expectPanel(page);
    await openSection(page, 'Ventas');
    await expectWorking(page, 'Ventas');
    await openSection(page, 'Temporadas');
    await expectPanel(page);

    await expectHealed(page, faults);
  });
}

test('C-04 a section that hangs: nobody waits longer than 5 s, and “Reintentar” does not wait for what hangs', async ({
  page,
  faults,
}) => {
  await page.clock.install();
  await atWork(page);
  faults.fail(CUSTOMERS, 'hangs');
  faults.fail(SEASONS_PAGE, 'hangs');
  const waiting = page.getByRole('status', { name: 'Cargando la página' });
  for (const section of ['Clientes', 'Temporadas'] as const) {
    await openSection(page, section);
    await expect(waiting).toBeVisible();
    await expect.poll(() => faults.asked.some((path) => CUSTOMERS.test(path))).toBe(true);
    await page.clock.fastForward(5000);
    await expectPanel(page);
  }
  await expectHealed(page, faults);
});

test('C-06 a section built for another React, or for another contract, is alone in being away', async ({
  page,
  faults,
}) => {
  faults.rewrite(/\/remotes\/mfe-customers\/remoteEntry\./, (code) => code.replaceAll('^19.', '^18.'));
  faults.rewrite(/^\/dashboard\//, (html) =>
    html.replace('"name":"mfe-inventory","contract":"^1', '"name":"mfe-inventory","contract":"^7'),
  );
  await atWork(page);
  await openSection(page, 'Clientes');
  await expectPanel(page);
  await openSection(page, 'Temporadas');
  await expect(page.getByText('Esta sección necesita otra versión de Surco')).toBeVisible();
  await openSection(page, 'Ventas');
  await expectWorking(page, 'Ventas');
});

test('C-06 there is one React, however many sections are open', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  await atWork(page);
  for (const section of ['Clientes', 'Temporadas'] as const) {
    await openSection(page, section);
    await expectWorking(page, section);
  }
  const copies = (await Promise.all(scripts)).filter((code) => /__CLIENT_INTERNALS_\w+\s*=(?!=)/.test(code));
  expect(copies).toHaveLength(1);
});
