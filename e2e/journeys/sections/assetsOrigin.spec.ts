import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../../tools/src/packages';
import { waitForCachedChunk } from '../../pageObjects/deviceStorage';
import { expectSectionLoaded, openSection } from '../../pageObjects/sections';
import { createToken } from '../../pageObjects/publishingTokens';
import { SaleForm } from '../../pageObjects/saleForm';
import { type Account, signInWithoutForm } from '../../pageObjects/session';
import { type IsolatedServer, startIsolatedServer } from '../../support/isolatedServer';
import { serveFolders } from '../../support/otherBuilds';
import { runSurcoSection, WITHOUT_SMOKE_LOAD } from '../../support/sectionBuilds';
import { controlClock, passPause } from '../../support/pauses';
import { setOffline } from '../../support/setOffline';
import { collectConsoleErrors, expect, test } from '../../support/test';

// One section is published, so that its files have hashes; the others come with the server.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const LIST = '/dashboard/sales/list/sale';
const SIMULATOR = '/dashboard/simulator/simulator';

let server: IsolatedServer;
let assets: Awaited<ReturnType<typeof serveFolders>>;

test.beforeAll(async ({ browser }) => {
  const copies = mkdtempSync(join(tmpdir(), 'surco-assets-'));
  const bundled = ['mfe-admin', 'mfe-customers', 'mfe-inventory', 'mfe-sales'];
  assets = await serveFolders({
    '/remotes/mfe-simulator/': join(copies, 'remote-copies', 'mfe-simulator'),
    ...Object.fromEntries(bundled.map((name) => [`/remotes/${name}/`, join(ROOT, name, 'dist')])),
    '/': join(ROOT, 'host', 'dist'),
  });
  server = await startIsolatedServer({ ASSETS_URL: assets.origin, DATA_DIR: copies });
  const admin = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await signInWithoutForm(admin, 'admin');
  const token = await createToken(admin, 'Equipo Simulador', 'mfe-simulator');
  const build = join(ROOT, 'mfe-simulator', 'dist');
  await runSurcoSection({ server: server.origin, token }, 'publish', '--from', build, ...WITHOUT_SMOKE_LOAD);
  // The server copies the files when it is asked for the section.
  await admin.goto(SIMULATOR);
  await admin.context().close();
});
test.afterAll(async () => {
  await server.stop();
  await assets.close();
});

async function openSignedIn(page: Page, account: Account, path: string): Promise<void> {
  await signInWithoutForm(page, account);
  await page.goto(path);
}

/** Collects the scripts that a page requests. */
function collectScripts(page: Page): URL[] {
  const scripts: URL[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()));
  });
  return scripts;
}

test('C-07 C-06 all scripts of host and sections come from the origin of ASSETS_URL, each once', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.origin });
  const page = await context.newPage();
  const errors = collectConsoleErrors(page);
  const scripts = collectScripts(page);
  await openSignedIn(page, 'admin', LIST);
  await expectSectionLoaded(page, 'Ventas');
  await openSection(page, 'Clientes');
  await expectSectionLoaded(page, 'Clientes');
  await page.goto(SIMULATOR);
  await expect(page.getByRole('textbox', { name: 'Animales' })).toBeVisible();
  expect(new Set(scripts.map(({ origin }) => origin))).toEqual(new Set([assets.origin]));
  for (const name of ['mfe-sales', 'mfe-customers', 'mfe-simulator'])
    expect(scripts.some(({ pathname }) => pathname.startsWith(`/remotes/${name}/`))).toBe(true);
  const simulatorScripts = scripts.map(({ pathname }) => pathname).filter((path) => path.includes('/mfe-simulator/'));
  expect(simulatorScripts).toEqual([...new Set(simulatorScripts)]);
  expect(errors).toEqual([]);
  await context.close();
});

test('C-07 X-11 files of the origin of ASSETS_URL are cached for work without a network', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await controlClock(page);
  await openSignedIn(page, 'consultant', LIST);
  await expectSectionLoaded(page, 'Ventas');
  await passPause(page);
  await waitForCachedChunk(page, 'create-sale');
  await setOffline(context, true);
  await page.reload();
  await expect(page.getByText(/Sin conexión: datos del/)).toBeVisible();
  await new SaleForm(page).open();
  await context.close();
});
