import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page, Route } from '@playwright/test';
import { buildChangedRemote, buildGeneratedRemote, readHostDigests, runTool } from '../../support/remoteBuilds';
import { type IsolatedServer, startIsolatedServer } from '../../support/isolatedServer';
import { ACCOUNTS } from '../../support/demoAccounts';
import { signIn } from '../../pageObjects/loginPage';
import { type Account, signInWithoutForm } from '../../pageObjects/session';
import {
  expectSectionError,
  expectSectionLoaded,
  getPageTitle,
  isDocumentMarked,
  markDocument,
  openSection,
  retrySection,
} from '../../pageObjects/sections';
import { expect, test } from '../../support/test';

const SIMULATOR = '/dashboard/simulator/simulator';
const TITLE = 'Simulador de silo';

// The tests run one after the other on a server of their own; each starts without a published version of the simulator.
test.describe.configure({ mode: 'default' });

let server: IsolatedServer;
let changedSimulatorBuild: string;
let newSectionBuild: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  server = await startIsolatedServer();
  changedSimulatorBuild = await buildChangedRemote('mfe-simulator', {
    'src/manifest.ts': (text) => text.replace(`title: '${TITLE}'`, `title: '${TITLE} 2'`),
    'src/routes.ts': (text) => `${text}\ndocument.documentElement.dataset.simulator = '2';\n`,
  });
  newSectionBuild = await buildGeneratedRemote('mfe-entregas', 'Entregas', '/dashboard/entregas');
});
test.afterAll(() => server.stop());
test.beforeEach(() => test.setTimeout(180_000));

const runPublishTool = (command: string, ...args: string[]): Promise<string> =>
  runTool('publish/main.ts', command, ...args, '--to', server.remotesDir);

async function openSignedIn(browser: Browser, account: Account, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.origin });
  const page = await context.newPage();
  await signInWithoutForm(page, account);
  await page.goto(path);
  return page;
}

/** '2' when code of the changed simulator has run on this page, otherwise '1', even when no code of it has run. */
const readSimulatorVersion = (page: Page) => page.evaluate(() => document.documentElement.dataset.simulator ?? '1');

test('C-07 a new version goes live without disturbing open pages, shows after a reload and is rolled back', async ({
  browser,
}) => {
  const before = readHostDigests();
  const page = await openSignedIn(browser, 'consultant', '/dashboard/sales/list/sale');
  await page.getByRole('searchbox').first().fill('V-2026');
  await markDocument(page);

  const output = await runPublishTool('publish', 'mfe-simulator', '--from', changedSimulatorBuild);
  expect(output).toMatch(/mfe-simulator:\n {2}[\w.-]+ for everyone/);

  await expect(page.getByRole('searchbox').first()).toHaveValue('V-2026');
  await page.getByRole('link', { name: 'Simulador' }).click();
  await expect(getPageTitle(page)).toHaveText(TITLE);
  expect(await isDocumentMarked(page)).toBe(true);
  expect(await readSimulatorVersion(page)).toBe('1');

  await page.reload();
  await expect(getPageTitle(page)).toHaveText(`${TITLE} 2`);
  await expect.poll(() => readSimulatorVersion(page)).toBe('2');

  await runPublishTool('rollback', 'mfe-simulator');
  await page.reload();
  await expect(getPageTitle(page)).toHaveText(TITLE);
  expect(readHostDigests()).toEqual(before);
  await page.context().close();
});

test('C-07 a version on trial is served to its role only, right after sign-in', async ({ browser }) => {
  await runPublishTool('publish', 'mfe-simulator', '--from', changedSimulatorBuild, '--role', 'Supervisor');
  const context = await browser.newContext({ baseURL: server.origin });
  const supervisor = await context.newPage();
  await signIn(supervisor, ACCOUNTS.supervisor);
  await supervisor.getByRole('link', { name: 'Simulador' }).click();
  await expect(getPageTitle(supervisor)).toHaveText(`${TITLE} 2`);
  const consultant = await openSignedIn(browser, 'consultant', SIMULATOR);
  await expect(getPageTitle(consultant)).toHaveText(TITLE);
  expect(await runPublishTool('status')).toMatch(/for everyone else\n {2}[\w.-]+ for Supervisor/);
  await runPublishTool('rollback', 'mfe-simulator');
  await supervisor.goto(SIMULATOR);
  await expect(getPageTitle(supervisor)).toHaveText(TITLE);
  await Promise.all([context.close(), consultant.context().close()]);
});

test('C-07 A-06 a section generated after the build of the host appears in the menu and opens for its roles only', async ({
  browser,
}) => {
  const before = readHostDigests();
  const page = await openSignedIn(browser, 'consultant', '/dashboard/sales/list/sale');
  await expect(page.getByRole('link', { name: 'Simulador' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Entregas' })).toHaveCount(0);
  await runPublishTool('publish', 'mfe-entregas', '--from', newSectionBuild);
  await page.reload();
  await page.getByRole('link', { name: 'Entregas' }).click();
  await expect(getPageTitle(page)).toHaveText('Entregas');
  await expect(page.getByRole('columnheader', { name: 'Temporada' })).toBeVisible();
  const farmer = await openSignedIn(browser, 'farmer', '/dashboard/entregas');
  await expect(farmer).toHaveURL(/\/simulator$/);
  expect(readHostDigests()).toEqual(before);
  await Promise.all([page, farmer].map((tab) => tab.context().close()));
});

test('C-04 C-07 a published section whose file was changed shows an error panel and runs none of its code', async ({
  browser,
}) => {
  await runPublishTool('publish', 'mfe-simulator', '--from', changedSimulatorBuild, '--by', 'ana');
  const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signInWithoutForm(page, 'consultant');
  const isTampered = () => page.evaluate(() => document.documentElement.dataset.tampered === 'true');
  const entry = /\/remotes\/mfe-simulator\/.*\/remoteEntry\./;

  const tamper = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    const body = `document.documentElement.dataset.tampered = 'true';${await response.text()}`;
    await route.fulfill({ response, body });
  };

  // Changed on the way: the browser refuses it.
  await page.route(entry, tamper);
  await page.goto('/dashboard/sales/list/sale');
  await page.getByRole('link', { name: 'Simulador' }).click();
  await expectSectionError(page);
  expect([await isTampered(), await readSimulatorVersion(page)]).toEqual([false, '1']);
  await openSection(page, 'Ventas');
  await expectSectionLoaded(page, 'Ventas');
  await page.unroute(entry);
  await page.getByRole('link', { name: 'Simulador' }).click();
  await retrySection(page);
  await expect(getPageTitle(page)).toHaveText(`${TITLE} 2`);

  // A file that no preload names, changed on the way: the browser refuses it, too.
  const later = /\/remotes\/mfe-simulator\/.*\/simulation-bar\./;
  await page.route(later, tamper);
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  await page.goto(SIMULATOR);
  await refused;
  expect(await isTampered()).toBe(false);
  await page.unroute(later);

  // A preloaded file is requested once: the script uses the preload with the same hash. In a page of its own, because
  // the last one may still be requesting files of the same names.
  const preloading = await context.newPage();
  const requested: string[] = [];
  preloading.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await preloading.goto(SIMULATOR);
  await expect.poll(() => readSimulatorVersion(preloading)).toBe('2');
  await expect(preloading.getByRole('textbox', { name: 'Animales' })).toBeVisible();
  const scripts = requested.filter((path) => path.startsWith('/remotes/mfe-simulator/'));
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts).toEqual([...new Set(scripts)]);

  // Changed on the disk of the server: it is not served.
  const [version = ''] = readdirSync(join(server.remotesDir, 'mfe-simulator'));
  const folder = join(server.remotesDir, 'mfe-simulator', version);
  const [routesFile = ''] = readdirSync(folder).filter((file) => /^routes\..*\.js$/.test(file));
  const content = readFileSync(join(folder, routesFile), 'utf8');
  appendFileSync(join(folder, routesFile), `\ndocument.documentElement.dataset.tampered = 'true';`);
  const fresh = await openSignedIn(browser, 'consultant', SIMULATOR);
  await expectSectionError(fresh);
  expect(await fresh.evaluate(() => document.documentElement.dataset.tampered)).toBeUndefined();
  writeFileSync(join(folder, routesFile), content);
  await runPublishTool('rollback', 'mfe-simulator');
  await Promise.all([context, fresh.context()].map((opened) => opened.close()));
});
