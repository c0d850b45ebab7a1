import type { Page } from '@playwright/test';
import { approveMenu, createToken } from '../../pageObjects/publishingTokens';
import { type IsolatedServer, startIsolatedServer } from '../../support/isolatedServer';
import { buildOutsideWorkspace, buildSectionWithoutPlatform, serveFolders } from '../../support/otherBuilds';
import { runSurcoSection } from '../../support/sectionBuilds';
import { openSection } from '../../pageObjects/sections';
import { signInWithoutForm } from '../../pageObjects/session';
import { collectRequestPaths, expect, test } from '../../support/test';

test.describe.configure({ mode: 'default', timeout: 180_000 });

let server: IsolatedServer;
let admin: Page;
let publish: (from: string) => Promise<string>;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  server = await startIsolatedServer();
  admin = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await signInWithoutForm(admin, 'admin');
  const token = await createToken(admin, 'Otros equipos', 'mfe-weather,mfe-greeting');
  publish = (from) => runSurcoSection({ server: server.origin, token }, 'publish', '--from', from);
});
test.afterAll(async () => {
  await admin.context().close();
  await server.stop();
});

test('C-07 a section of the plain federation plugin runs here', { tag: '@release' }, async ({ browser }) => {
  const dist = await buildOutsideWorkspace('plainSection');
  const [, version = ''] = /mfe-weather:\n {2}(3\.1\.0-[\da-f]{10}) for everyone/.exec(await publish(dist)) ?? [];
  await approveMenu(admin, 'Clima');
  const context = await browser.newContext({ baseURL: server.origin });
  const page = await context.newPage();
  const paths = collectRequestPaths(page);
  await signInWithoutForm(page, 'consultant');
  await page.goto('/dashboard/sales/list/sale');
  await page.getByRole('link', { name: 'Clima' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clima');
  // A hook works only with the React that renders the page.
  await page.getByRole('button', { name: 'Pronóstico a 1 días' }).click();
  await expect(page.getByRole('button', { name: 'Pronóstico a 2 días' })).toBeVisible();
  expect(paths).toContain(`/remotes/mfe-weather/${version}/remoteEntry.js`);
  await openSection(page, 'Ventas');
  await expect(page.getByText(/^V-\d{4}-\d{6}$/).first()).toBeVisible();
  await context.close();
});

test('C-07 a host of the plain federation plugin loads a section', { tag: '@release' }, async ({ page }) => {
  const [host, section] = await Promise.all([buildOutsideWorkspace('plainHost'), buildSectionWithoutPlatform()]);
  const output = await publish(section);
  const [, version = ''] = /mfe-greeting:\n {2}(\S+) for everyone/.exec(output) ?? [];
  const manifest = `/remotes/mfe-greeting/${version}/mf-manifest.json`;
  const response = await fetch(new URL(manifest, server.origin));
  expect(await response.json()).toMatchObject({ name: 'mfe_greeting' });
  const files = await serveFolders({ '/remotes/': server.copies, '/': host });
  await page.goto(`${files.origin}/?${encodeURIComponent(manifest)}`);
  await page.getByRole('button', { name: 'Buenos días 1' }).click();
  await expect(page.getByRole('button', { name: 'Buenos días 2' })).toBeVisible();
  await files.close();
});
