import type { Page } from '@playwright/test';
import { approveMenu, createToken } from '../../pageObjects/publishingTokens';
import { signInWithoutForm } from '../../pageObjects/session';
import { createUser } from '../../support/database';
import { PASSWORD } from '../../support/demoAccounts';
import { type IsolatedServer, startIsolatedServer } from '../../support/isolatedServer';
import { renderEntry, writeMinimalBuild } from '../../support/minimalBuilds';
import { runSurcoSection, WITHOUT_SMOKE_LOAD } from '../../support/sectionBuilds';
import { expect, test } from '../../support/test';
import { collectBeacons, hidePage } from '../../support/visitReports';

const TRIAL = '2.0.0-trial';

let server: IsolatedServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startIsolatedServer();
});
test.afterAll(() => server.stop());

function writeBuild(name: string, version: string, render: string): string {
  const routes = `return { pages: { list: lazyPage(async () => ({ default: () => { ${render} } })) } };`;
  return writeMinimalBuild(name, { version, entry: renderEntry(name, routes) });
}

/** Opens the failing section four times from the menu. @returns what the browser reports */
async function visitFailingSection(page: Page): Promise<string> {
  const bodies = await collectBeacons(page);
  await page.goto('/dashboard/mfe-calm?cliente=Juan');
  for (let time = 0; time < 4; time += 1) {
    await page.getByRole('link', { name: `mfe-broken ${TRIAL}` }).click();
    await expect(page.getByText('Algo salió mal en esta página')).toBeVisible();
    await page.getByRole('link', { name: 'mfe-calm 1.0.0-a' }).click();
    await expect(page.getByText('Todo bien')).toBeVisible();
  }
  await hidePage(page);
  await expect.poll(() => bodies.join()).toContain('mfe-broken');
  return bodies.join();
}

// What the server does with such reports: `endFailingTrials.test.ts`. Here its job may run in another server of the tests.
test(
  'C-07 browsers report a trial that fails for three people, without personal data',
  { tag: '@release' },
  async ({ browser }) => {
    test.setTimeout(240_000);
    const openPage = async () => (await browser.newContext({ baseURL: server.origin })).newPage();
    const admin = await openPage();
    await signInWithoutForm(admin, 'admin');
    const team = { server: server.origin, token: await createToken(admin, 'Equipo Prueba', 'mfe-calm,mfe-broken') };
    const publish = (build: string, ...options: string[]) =>
      runSurcoSection(team, 'publish', '--from', build, ...WITHOUT_SMOKE_LOAD, ...options);
    await publish(writeBuild('mfe-calm', '1.0.0-a', `return 'Todo bien';`));
    await publish(
      writeBuild('mfe-broken', TRIAL, `throw new TypeError('Juan Pérez no existe');`),
      '--for',
      'Supervisor',
    );
    for (const label of ['mfe-calm 1.0.0-a', `mfe-broken ${TRIAL}`]) await approveMenu(admin, label);

    for (let person = 0; person < 3; person += 1) {
      const page = await openPage();
      await signInWithoutForm(page, { email: (await createUser('Supervisor')).email, password: PASSWORD });
      expect(await visitFailingSection(page)).not.toMatch(/Juan|cliente|dashboard|@/);
      await page.context().close();
    }
    await expect
      .poll(() => runSurcoSection(team, 'status'))
      .toMatch(/2\.0\.0-trial on trial, 24 hours: 12 visits, 100\.0 % with errors.*\n +12 × TypeError remoteEntry/);
    await admin.context().close();
  },
);
