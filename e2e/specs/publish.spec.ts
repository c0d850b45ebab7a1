import type { Browser, Page } from '@playwright/test';
import { changedBuild, generatedBuild, hostDigests, runTool } from '../pages/remoteBuilds';
import { type OwnServer, startOwnServer } from '../pages/ownServer';
import { ACCOUNTS } from '../pages/accounts';
import { signIn } from '../pages/loginPage';
import { type Account, enter } from '../pages/session';
import { expect, test } from '../pages/test';

const SIMULATOR = '/dashboard/simulator/simulator';
const TITLE = 'Simulador de silo';

// One after the other, on one server of their own: each begins with nothing but the server's own builds.
test.describe.configure({ mode: 'default' });

let server: OwnServer;
let second: string;
let sixth: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  server = await startOwnServer();
  second = await changedBuild('mfe-simulator', {
    'src/manifest.ts': (text) => text.replace(`title: '${TITLE}'`, `title: '${TITLE} 2'`),
    'src/routes.tsx': (text) => `${text}\ndocument.documentElement.dataset.simulator = '2';\n`,
  });
  sixth = await generatedBuild('mfe-entregas', 'Entregas', '/dashboard/entregas');
});
test.afterAll(() => server.stop());
test.beforeEach(() => test.setTimeout(180_000));

const tool = (command: string, ...args: string[]): Promise<string> =>
  runTool('publish/main.ts', command, ...args, '--to', server.remotesDir);

async function open(browser: Browser, account: Account, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.origin });
  const page = await context.newPage();
  await enter(page, account);
  await page.goto(address);
  return page;
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** Which build's code has run on this page. */
const codeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.simulator ?? '1');

test('C-07 a new version goes live while somebody works elsewhere, is seen after a reload, and is taken back', async ({
  browser,
}) => {
  const before = hostDigests();
  const page = await open(browser, 'consultant', '/dashboard/sales/list/sale');
  await page.getByRole('searchbox').first().fill('V-2026');
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));

  const said = await tool('publish', 'mfe-simulator', '--from', second);
  expect(said).toMatch(/mfe-simulator:\n {2}[\w.-]+ para todos/);

  await expect(page.getByRole('searchbox').first()).toHaveValue('V-2026');
  await page.getByRole('link', { name: 'Simulador' }).click();
  await expect(title(page)).toHaveText(TITLE);
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  expect(await codeOf(page)).toBe('1');

  await page.reload();
  await expect(title(page)).toHaveText(`${TITLE} 2`);
  await expect.poll(() => codeOf(page)).toBe('2');

  await tool('rollback', 'mfe-simulator');
  await page.reload();
  await expect(title(page)).toHaveText(TITLE);
  expect(hostDigests()).toEqual(before);
  await page.context().close();
});

test('C-07 a version on trial is seen by the role it is for, from its sign-in on, and by no other', async ({
  browser,
}) => {
  await tool('publish', 'mfe-simulator', '--from', second, '--role', 'Supervisor');
  const context = await browser.newContext({ baseURL: server.origin });
  const supervisor = await context.newPage();
  await signIn(supervisor, ACCOUNTS.supervisor);
  await supervisor.getByRole('link', { name: 'Simulador' }).click();
  await expect(title(supervisor)).toHaveText(`${TITLE} 2`);
  const consultant = await open(browser, 'consultant', SIMULATOR);
  await expect(title(consultant)).toHaveText(TITLE);
  expect(await tool('status')).toMatch(/para los demás\n {2}[\w.-]+ para Supervisor/);
  await tool('rollback', 'mfe-simulator');
  await supervisor.goto(SIMULATOR);
  await expect(title(supervisor)).toHaveText(TITLE);
  await Promise.all([context.close(), consultant.context().close()]);
});

test('C-07 A-06 a section that was generated after the host was built stands in its menu and opens, for its roles alone', async ({
  browser,
}) => {
  const before = hostDigests();
  const page = await open(browser, 'consultant', '/dashboard/sales/list/sale');
  await expect(page.getByRole('link', { name: 'Simulador' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Entregas' })).toHaveCount(0);
  await tool('publish', 'mfe-entregas', '--from', sixth);
  await page.reload();
  await page.getByRole('link', { name: 'Entregas' }).click();
  await expect(title(page)).toHaveText('Entregas');
  await expect(page.getByRole('columnheader', { name: 'Temporada' })).toBeVisible();
  const farmer = await open(browser, 'farmer', '/dashboard/entregas');
  await expect(farmer).toHaveURL(/\/simulator$/);
  expect(hostDigests()).toEqual(before);
  await Promise.all([page, farmer].map((one) => one.context().close()));
});
