import { join } from 'node:path';
import type { Browser, Page, Route } from '@playwright/test';
import { ROOT } from '../../../tools/src/packages';
import type { Role } from '@surco/shared/domain';
import { createToken } from '../../pageObjects/publishingTokens';
import {
  expectSectionError,
  expectSectionLoaded,
  getPageTitle,
  isDocumentMarked,
  markDocument,
  openSection,
  retrySection,
} from '../../pageObjects/sections';
import { type Account, signInWithoutForm } from '../../pageObjects/session';
import { type IsolatedServer, startIsolatedServer } from '../../support/isolatedServer';
import { renderEntry, writeMinimalBuild } from '../../support/minimalBuilds';
import { readHostDigests, runSurcoSection, type Team, WITHOUT_SMOKE_LOAD } from '../../support/sectionBuilds';
import { expect, test } from '../../support/test';

// The tests run one after the other on a server of their own.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const TITLE = 'Simulador de silo';
const SIMULATOR = '/dashboard/simulator/simulator';
const SIMULATOR_ROLES: readonly Role[] = ['Admin', 'Consultant'];

let server: IsolatedServer;
let team: Team;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  server = await startIsolatedServer();
  const admin = await openPage(browser, 'admin');
  team = { server: server.origin, token: await createToken(admin, 'Equipo Simulador', 'mfe-simulator') };
  await admin.context().close();
});
test.afterAll(() => server.stop());

async function openPage(browser: Browser, account: Account): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await signInWithoutForm(page, account);
  return page;
}

const run = (...args: string[]): Promise<string> => runSurcoSection(team, ...args);

/** Writes a build of the simulator with another title, which marks the page when its code runs. @returns its folder */
function writeNewSimulator(): string {
  const page = `lazyPage(async () => ({ default: () => null }))`;
  const routes = `document.documentElement.dataset.simulator = '2'; return { pages: { list: ${page} } };`;
  return writeMinimalBuild('mfe-simulator', {
    version: '8.0.0-new',
    entry: renderEntry('mfe-simulator', routes),
    change: {
      menu: [{ path: SIMULATOR, label: 'Simulador', icon: 'M0 0', order: 80, roles: SIMULATOR_ROLES }],
      routes: [{ path: SIMULATOR, title: `${TITLE} 2`, page: 'list', roles: SIMULATOR_ROLES }],
    },
  });
}

/** '2' when code of the changed simulator has run on this page, otherwise '1', even when no code of it has run. */
const readSimulatorVersion = (page: Page) => page.evaluate(() => document.documentElement.dataset.simulator ?? '1');

test('C-07 a team gives a version to a reviewer, to everyone and takes it back; open pages are not disturbed and say when theirs is taken back, and a version that does not load changes nothing', async ({
  browser,
}) => {
  const before = readHostDigests();
  const build = writeNewSimulator();
  const admin = await openPage(browser, 'admin');

  // Only the reviewer gets the preview, until leaving it.
  const output = await run('publish', '--from', build, '--for', 'link', ...WITHOUT_SMOKE_LOAD);
  const link = /Link: (\S+)/.exec(output)?.[1] ?? '';
  const reviewer = await openPage(browser, 'consultant');
  await reviewer.goto(link);
  await expect(getPageTitle(reviewer)).toHaveText(`${TITLE} 2`);
  await admin.goto(SIMULATOR);
  await expect(getPageTitle(admin)).toHaveText(TITLE);
  await reviewer.getByText('Con enlace:').click();
  await reviewer.getByRole('button', { name: 'Dejar la versión del enlace' }).click();
  await expect(getPageTitle(reviewer)).toHaveText(TITLE);

  // The very same version for everyone: the open page goes on with its version until it is loaded again.
  const page = await openPage(browser, 'consultant');
  await page.goto('/dashboard/sales/list/sale');
  await page.getByRole('searchbox').first().fill('V-2026');
  await markDocument(page);
  expect(await run('use', '8.0.0-new', '--section', 'mfe-simulator', '--reason', 'Título nuevo')).toMatch(
    /mfe-simulator:\n {2}8\.0\.0-new for everyone/,
  );
  await expect(page.getByRole('searchbox').first()).toHaveValue('V-2026');
  await page.getByRole('link', { name: 'Simulador' }).click();
  await expect(getPageTitle(page)).toHaveText(TITLE);
  expect([await isDocumentMarked(page), await readSimulatorVersion(page)]).toEqual([true, '1']);
  const streaming = page.waitForRequest(/notifications\/stream/);
  await page.reload();
  await expect(getPageTitle(page)).toHaveText(`${TITLE} 2`);
  await expect.poll(() => readSimulatorVersion(page)).toBe('2');
  await streaming;

  const entry = renderEntry('mfe-simulator', `throw new RangeError('no routes');`);
  const broken = writeMinimalBuild('mfe-simulator', { version: '9.0.0-broken', entry });
  await expect(run('publish', '--from', broken)).rejects.toThrow('./routes fails with RangeError: no routes');
  await reviewer.goto(SIMULATOR);
  await expect(getPageTitle(reviewer)).toHaveText(`${TITLE} 2`);

  // The page of the sections shows who published, and gives everyone the former version.
  await admin.goto('/dashboard/params/sections');
  const row = admin.getByRole('row', { name: /mfe-simulator/ }).first();
  await expect(row).toContainText('Equipo Simulador');
  await expect(row).toContainText('Responde');
  await row.getByRole('link').first().click();
  const own = admin.getByRole('row', { name: /Con el servidor/ });
  await own.getByRole('button', { name: /^Usar para todos/ }).click();
  await expect(own).toContainText('Todos');

  // The page that has it open says so, and loads the other version when its user wants.
  const hint = page.getByRole('complementary', { name: 'Sugerencia' });
  await expect(hint).toContainText('Una sección cambió');
  expect(await readSimulatorVersion(page)).toBe('2');
  await hint.getByRole('button', { name: 'Actualizar' }).click();
  await expect(getPageTitle(page)).toHaveText(TITLE);
  await reviewer.goto(SIMULATOR);
  await expect(getPageTitle(reviewer)).toHaveText(TITLE);
  expect(readHostDigests()).toEqual(before);
  await Promise.all([admin, reviewer, page].map((tab) => tab.context().close()));
});

test('C-04 C-07 a published section whose file is changed on the way shows an error panel and runs none of its code', async ({
  browser,
}) => {
  // The build that comes with the server: once it is published, its files have hashes.
  const build = join(ROOT, 'mfe-simulator', 'dist');
  await run('publish', '--from', build, ...WITHOUT_SMOKE_LOAD);
  const page = await openPage(browser, 'consultant');
  const isTampered = () => page.evaluate(() => document.documentElement.dataset.tampered === 'true');
  const entry = /\/remotes\/mfe-simulator\/.*\/remoteEntry\./;

  const tamper = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    const body = `document.documentElement.dataset.tampered = 'true';${await response.text()}`;
    await route.fulfill({ response, body });
  };

  await page.route(entry, tamper);
  await page.goto('/dashboard/sales/list/sale');
  await page.getByRole('link', { name: 'Simulador' }).click();
  await expectSectionError(page);
  expect(await isTampered()).toBe(false);
  await openSection(page, 'Ventas');
  await expectSectionLoaded(page, 'Ventas');
  await page.unroute(entry);
  await page.getByRole('link', { name: 'Simulador' }).click();
  await retrySection(page);
  await expect(page.getByRole('textbox', { name: 'Animales' })).toBeVisible();

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
  const preloading = await page.context().newPage();
  const requested: string[] = [];
  preloading.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await preloading.goto(SIMULATOR);
  await expect(preloading.getByRole('textbox', { name: 'Animales' })).toBeVisible();
  const scripts = requested.filter((path) => path.startsWith('/remotes/mfe-simulator/'));
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts).toEqual([...new Set(scripts)]);
  await page.context().close();
});
