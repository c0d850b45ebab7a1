import type { Browser, Page } from '@playwright/test';
import type { Role } from '@surco/shared/domain';
import { findFreePort } from '@surco/section/common';
import { type DevServer, startDevServer } from '@surco/section/dev';
import { type Account, signInWithoutForm } from '../../pageObjects/session';
import { type IsolatedServer, startIsolatedServer } from '../../support/isolatedServer';
import { renderEntry, writeMinimalBuild } from '../../support/minimalBuilds';
import { expect, test } from '../../support/test';

test.describe.configure({ mode: 'default', timeout: 120_000 });

const PATH = '/dashboard/greeting';

let server: IsolatedServer;
let devServer: DevServer;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = await findFreePort();
  server = await startIsolatedServer({ DEV_REMOTES: `http://localhost:${port}` });
  const entry = `return { pages: { list: lazyPage(async () => ({ default: () => 'Buenos días' })) } };`;
  const roles: readonly Role[] = ['Admin'];
  const build = writeMinimalBuild('mfe-greeting', {
    version: '1.0.0',
    entry: renderEntry('mfe-greeting', entry),
    change: { menu: [], routes: [{ path: PATH, title: 'Saludo', page: 'list', roles }] },
  });
  devServer = await startDevServer({ port, folders: { 'mfe-greeting': build }, hosts: [server.origin] });
});
test.afterAll(() => Promise.all([server.stop(), devServer.close()]));

async function openDialog(browser: Browser, account: Account): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await signInWithoutForm(page, account);
  await page.goto('/dashboard/sales/list/sale#dev');
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('button', { name: 'Sección en desarrollo' }).click();
  return page;
}

test('C-07 a section that was never published opens from the machine of its developer', async ({ browser }) => {
  const page = await openDialog(browser, 'admin');
  await page.getByRole('button', { name: 'Usar en esta pestaña' }).click();
  await expect(page).toHaveURL(server.origin + PATH);
  await expect(page.getByText('Buenos días')).toBeVisible();
  await expect(page.getByText('mfe-greeting viene de su máquina')).toBeVisible();
  await page.context().close();
});

test('C-07 A-06 the dialog says when the role may not open any page of the local section', async ({ browser }) => {
  const page = await openDialog(browser, 'consultant');
  const dialog = page.getByRole('dialog', { name: 'Sección en desarrollo' });
  await expect(dialog.getByText('Sus páginas son para Administrador, y usted entró como Consultor.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Usar en esta pestaña' })).toHaveCount(0);
  await page.context().close();
});
