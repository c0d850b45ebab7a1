import type { Role } from '@surco/shared/domain';
import { getPageTitle } from '../../pageObjects/sections';
import { type IsolatedServer, startIsolatedServer } from '../../support/isolatedServer';
import { renderEntry, writeMinimalBuild } from '../../support/minimalBuilds';
import { runTool } from '../../support/remoteBuilds';
import { createToken } from '../../pageObjects/publishingTokens';
import { signInWithoutForm } from '../../pageObjects/session';
import { expect, test } from '../../support/test';

const TITLE = 'Simulador de silo';
const SIMULATOR = '/dashboard/simulator/simulator';
const SECTIONS = '/dashboard/params/sections';

let server: IsolatedServer;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startIsolatedServer({ REMOTES_STORE: 'database' });
});
test.afterAll(() => server.stop());

const runPublishTool = (command: string, ...args: string[]): Promise<string> =>
  runTool('publish/main.ts', command, 'mfe-simulator', ...args, '--to', server.origin);

test('C-07 a team previews, publishes and rolls back over HTTP with a token of the page of the sections', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const roles: readonly Role[] = ['Admin', 'Consultant'];
  const build = writeMinimalBuild('mfe-simulator', {
    version: '8.0.0-new',
    entry: renderEntry('mfe-simulator', `return { pages: { list: lazyPage(async () => ({ default: () => null })) } };`),
    change: {
      menu: [{ path: SIMULATOR, label: 'Simulador', icon: 'M0 0', order: 80, roles }],
      routes: [{ path: SIMULATOR, title: `${TITLE} 2`, page: 'list', roles }],
    },
  });
  const admin = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await signInWithoutForm(admin, 'admin');
  process.env.SURCO_PUBLISH_TOKEN = await createToken(admin, 'Equipo Simulador', 'mfe-simulator');

  // Only the reviewer gets the preview, until leaving it.
  const output = await runPublishTool('publish', '--from', build, '--trial', 'preview');
  const link = /Link for the reviewer: (\S+)/.exec(output)?.[1] ?? '';
  const reviewer = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await signInWithoutForm(reviewer, 'consultant');
  await reviewer.goto(link);
  await expect(getPageTitle(reviewer)).toHaveText(`${TITLE} 2`);
  await admin.goto(SIMULATOR);
  await expect(getPageTitle(admin)).toHaveText(TITLE);
  await reviewer.getByText('Vista previa de').click();
  await reviewer.getByRole('button', { name: 'Salir de la vista previa' }).click();
  await expect(getPageTitle(reviewer)).toHaveText(TITLE);

  // For everyone: the page shows who published, and rolls back. A later version that does not load changes nothing.
  await runPublishTool('publish', '--from', build, '--reason', 'Título nuevo');
  const entry = renderEntry('mfe-simulator', `throw new RangeError('no routes');`);
  const broken = writeMinimalBuild('mfe-simulator', { version: '9.0.0-broken', entry });
  await expect(runPublishTool('publish', '--from', broken)).rejects.toThrow(
    './routes fails with RangeError: no routes',
  );
  await reviewer.goto(SIMULATOR);
  await expect(getPageTitle(reviewer)).toHaveText(`${TITLE} 2`);
  await admin.goto(SECTIONS);
  const row = admin.getByRole('row', { name: /mfe-simulator/ }).first();
  await expect(row).toContainText('Equipo Simulador');
  await expect(row).toContainText('Título nuevo');
  await expect(row).toContainText('Responde');
  await row.getByRole('button', { name: /^Acciones de/ }).click();
  await admin.getByRole('menuitem', { name: 'Volver a la versión anterior' }).click();
  await admin.getByRole('textbox', { name: 'Motivo' }).fill('Se revisa');
  await admin.getByRole('dialog').getByRole('button', { name: 'Volver a la versión anterior' }).click();
  await expect(row).toContainText('(del servidor)');
  await reviewer.goto(SIMULATOR);
  await expect(getPageTitle(reviewer)).toHaveText(TITLE);
  delete process.env.SURCO_PUBLISH_TOKEN;
  await Promise.all([admin, reviewer].map((page) => page.context().close()));
});
