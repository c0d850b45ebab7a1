import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { findFreePort } from '@surco/section/common';
import { approveMenu, createToken } from '../../pageObjects/publishingTokens';
import { signInWithoutForm } from '../../pageObjects/session';
import { type IsolatedServer, startIsolatedServer } from '../../support/isolatedServer';
import { createOtherRepository, type OtherRepository } from '../../support/otherRepository';
import { WITHOUT_SMOKE_LOAD } from '../../support/sectionBuilds';
import { expect, test } from '../../support/test';

test.describe.configure({ mode: 'default', timeout: 240_000 });

const LABEL = 'Clima';
const PATH = '/dashboard/clima';

let server: IsolatedServer;
let team: OtherRepository;
let stopDevelopment: (() => Promise<void>) | undefined;
/** Environment of the team's commands. */
const variables: NodeJS.ProcessEnv = {};

test.beforeAll(async () => {
  test.setTimeout(600_000);
  const devOrigin = `http://localhost:${await findFreePort()}`;
  [server, team] = await Promise.all([
    startIsolatedServer({ DEV_REMOTES: devOrigin }),
    createOtherRepository('clima', LABEL, variables),
  ]);
  variables.SURCO_HOST = server.origin;
});
test.afterAll(() => Promise.all([server.stop(), stopDevelopment?.()]));

async function openPageAs(browser: Browser, account: 'admin' | 'consultant'): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await signInWithoutForm(page, account);
  return page;
}

const run = (...args: string[]): Promise<string> => team.run(join('node_modules', '.bin', 'surco-section'), ...args);

const getMenuLink = (page: Page) => page.getByRole('navigation').getByRole('link', { name: LABEL });

test(
  'C-07 a team publishes a section of its repository for a role, for everyone, and takes it away',
  { tag: '@release' },
  async ({ browser }) => {
    expect(await team.run('npm', 'test')).toContain('5 passed');
    const checked = await run('check');
    expect(checked).toMatch(/Smoke load \d+\.\d s: entry, \.\/routes and 1 page\./);
    const [, version = ''] = /mfe-clima (0\.1\.0-[\da-f]{10}) fits /.exec(checked) ?? [];

    const admin = await openPageAs(browser, 'admin');
    const consultant = await openPageAs(browser, 'consultant');
    variables.SURCO_PUBLISH_TOKEN = await createToken(admin, 'Equipo Clima', 'mfe-clima');
    const published = run('publish', '--for', 'Consultant', '--reason', 'Prueba', ...WITHOUT_SMOKE_LOAD);
    expect(await published).toContain(`${version} for Consultant`);
    // It answers at its address at once, and is in the menu when an administrator approves it.
    await consultant.goto(PATH);
    await expect(consultant.getByRole('heading', { level: 1 })).toHaveText(LABEL);
    await expect(getMenuLink(consultant)).toHaveCount(0);
    await approveMenu(admin, LABEL);
    await consultant.goto('/dashboard/sales/list/sale');
    await getMenuLink(consultant).click();
    await expect(consultant).toHaveURL(new RegExp(`${PATH}$`));
    await expect(consultant.getByRole('heading', { level: 1 })).toHaveText(LABEL);
    await expect(consultant.getByText(/^\d+ temporadas?$/)).toBeVisible();
    await admin.reload();
    await expect(getMenuLink(admin)).toHaveCount(0);

    expect(await run('use', version)).toContain(`${version} for everyone`);
    await admin.reload();
    await expect(getMenuLink(admin)).toHaveCount(1);
    expect(await run('use', 'none')).toContain('no version (the section is not shown) for everyone');
    await consultant.goto('/dashboard/sales/list/sale');
    await expect(consultant.getByRole('navigation').getByRole('link', { name: 'Ventas' }).first()).toBeVisible();
    await expect(getMenuLink(consultant)).toHaveCount(0);
    expect(await run('status')).toContain(`also stored: ${version}`);
    await Promise.all([admin, consultant].map((page) => page.context().close()));
  },
);

test('C-07 a team develops it inside a running host', { tag: '@release' }, async ({ browser }) => {
  stopDevelopment = await team.start('Sección en desarrollo', join('node_modules', '.bin', 'surco-section'), 'dev');
  const page = await openPageAs(browser, 'consultant');
  await page.goto('/dashboard/sales/list/sale#dev');
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('button', { name: 'Sección en desarrollo' }).click();
  await page.getByRole('button', { name: 'Usar en esta pestaña' }).click();
  await expect(page.getByText(/^\d+ temporadas$/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  const texts = join(team.folder, 'src', 'features', 'overview', 'texts.ts');
  writeFileSync(texts, readFileSync(texts, 'utf8').replace("'temporadas'", "'temporadas del clima'"));
  await expect(page.getByText(/^\d+ temporadas del clima$/)).toBeVisible();
  await page.context().close();
});
