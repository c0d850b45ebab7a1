import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { findFreePort } from '@surco/section/common';
import { copySection, replaceInFile } from '../../support/copySection';
import { ROOT } from '../../../tools/src/packages';
import { signInWithoutForm } from '../../pageObjects/session';
import { type IsolatedServer, startIsolatedServer } from '../../support/isolatedServer';
import { createCommands } from '../../support/otherRepository';
import { expect, test } from '../../support/test';

test.describe.configure({ mode: 'default', timeout: 180_000 });

const NAME = 'mfe-sales';
const FORM = join('src', 'features', 'document-form');
const NOTE = 'Entregar en el rancho';

let server: IsolatedServer;
let stopDevelopment: () => Promise<void>;
let section: string;

test.beforeAll(async () => {
  // Builds the host with React's development build.
  test.setTimeout(600_000);
  section = copySection(NAME);
  server = await startIsolatedServer({ DEV_REMOTES: `http://localhost:${await findFreePort()}` }, ['--dev-host']);
  const tsx = pathToFileURL(join(ROOT, 'node_modules', 'tsx', 'dist', 'loader.mjs')).href;
  const command = [process.execPath, '--import', tsx, join(ROOT, 'section', 'src', 'cli.ts'), 'dev'] as const;
  stopDevelopment = await createCommands(section, { SURCO_HOST: server.origin }).start('is served at', ...command);
});
test.afterAll(async () => {
  await Promise.all([server.stop(), stopDevelopment()]);
  rmSync(dirname(section), { recursive: true, force: true });
});

/** Opens the form for a new sale with the section from this machine, types a note, and marks the document. */
async function openForm(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await signInWithoutForm(page, 'consultant');
  await page.goto('/dashboard/sales/list/sale#dev');
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('button', { name: 'Sección en desarrollo' }).click();
  await page.getByRole('button', { name: 'Usar en esta pestaña' }).click();
  await expect(page.getByText(`${NAME} viene de su máquina y cambia sin recargar`)).toBeVisible();
  await page.getByRole('link', { name: 'Nueva venta' }).first().click();
  await page.getByRole('textbox', { name: 'Notas' }).fill(NOTE);
  await page.evaluate(() => (document.documentElement.dataset.opened = 'once'));
  return page;
}

const getHeading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** The document is the one that was opened, and the form holds what was typed. */
async function expectSameForm(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-opened', 'once');
  await expect(page.getByRole('textbox', { name: 'Notas' })).toHaveValue(NOTE);
}

test('C-07 a change appears in the open page and keeps what was typed', { tag: '@release' }, async ({ browser }) => {
  const page = await openForm(browser);
  const component = join(section, FORM, 'components', 'NotesSection.tsx');

  replaceInFile(component, 'title={texts.notes}', `title={'Observaciones'}`);
  await expect(getHeading(page, 'Observaciones')).toBeVisible();
  await expectSameForm(page);

  // A module that is no component.
  replaceInFile(join(section, FORM, 'texts.ts'), `header: 'Cliente y temporada'`, `header: 'Para quién'`);
  await expect(getHeading(page, 'Para quién')).toBeVisible();
  await expectSameForm(page);

  // A build that fails changes nothing; the next one continues where the last good one was.
  replaceInFile(component, `title={'Observaciones'}`, 'title={');
  await expect(page.getByText(`${NAME} no se pudo construir`)).toBeVisible();
  replaceInFile(component, 'title={', `title={'Acuerdos'}`);
  await expect(getHeading(page, 'Acuerdos')).toBeVisible();
  await expect(page.getByText(`${NAME} viene de su máquina y cambia sin recargar`)).toBeVisible();
  await expectSameForm(page);

  // The host reads the manifest when the page loads.
  replaceInFile(join(section, 'src', 'manifest.ts'), `label: 'Ventas'`, `label: 'Ventas locales'`);
  await expect(page.getByRole('navigation').getByText('Ventas locales').first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-opened');
  await page.context().close();
});
