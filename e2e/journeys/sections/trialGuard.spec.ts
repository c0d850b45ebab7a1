import type { Page } from '@playwright/test';
import type { Section, SectionVisits, VisitReport } from '@surco/shared/contract';
import { createToken } from '../../pageObjects/publishingTokens';
import { readApiHeaders, signInWithoutForm } from '../../pageObjects/session';
import { type IsolatedServer, startIsolatedServer } from '../../support/isolatedServer';
import { renderEntry, writeMinimalBuild } from '../../support/minimalBuilds';
import { runTool } from '../../support/remoteBuilds';
import { expect, test } from '../../support/test';
import { collectBeacons, hidePage, sumReports, waitForDrawnPage } from '../../support/visitReports';

const STANDING = '1.0.0-stands';
const TRIAL = '2.0.0-trial';

/** What the trial of each section does. */
const TRIALS = {
  'mfe-load': `throw new RangeError('Juan Pérez no existe');`,
  'mfe-render': `render = () => { throw new TypeError('Juan Pérez no existe'); };`,
  'mfe-slow': `render = () => { const end = performance.now() + 1500; while (performance.now() < end); return text; };`,
} as const;
type SectionName = keyof typeof TRIALS;
const SECTION_NAMES = Object.keys(TRIALS) as SectionName[];

let server: IsolatedServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startIsolatedServer();
});
test.afterAll(() => server.stop());

/** Runs the command that publishes; with a guard, it ends with its verdict. @returns its output, also when it fails */
function publish(name: SectionName, version: string, behaviour: string, ...args: string[]): Promise<string> {
  const routes = `
    const text = 'Texto de la página. '.repeat(40);
    let render = () => text;
    ${behaviour}
    return { pages: { list: lazyPage(async () => ({ default: () => render() })) } };`;
  const build = writeMinimalBuild(name, { version, entry: renderEntry(name, routes) });
  const target = ['--from', build, '--to', server.origin, '--without-smoke-load', 'Prueba de la guardia'];
  return runTool('publish/main.ts', 'publish', name, ...target, ...args).catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  );
}

/** Opens a section from the menu, and waits for its text or for the panel of a failure. */
async function openFromMenu(page: Page, name: SectionName, version: string, isBroken: boolean): Promise<void> {
  await page.getByRole('link', { name: `${name} ${version}` }).click();
  // The sections show the same texts.
  await expect(page).toHaveURL(new RegExp(`/dashboard/${name}$`));
  await expect(page.getByText(isBroken ? 'Reintentar' : /^Texto de la página/)).toBeVisible();
  await waitForDrawnPage(page);
}

/** Opens the slow section by its address, and all sections from the menu. @returns what the browser reports of each */
async function visitSections(page: Page, version: string): Promise<Record<SectionName, VisitReport>> {
  const bodies = await collectBeacons(page);
  await page.goto('/dashboard/mfe-slow?cliente=Juan');
  await expect
    .poll(async () => {
      await hidePage(page);
      return bodies.length;
    })
    .toBeGreaterThan(0);
  for (const name of SECTION_NAMES) await openFromMenu(page, name, version, version === TRIAL && name !== 'mfe-slow');
  await hidePage(page);
  await expect.poll(() => bodies.join()).toContain('"navigation"');
  const [load, render, slow] = SECTION_NAMES.map((name) => sumReports(bodies, name));
  if (!load || !render || !slow) throw new Error('There are three sections.');
  expect(bodies.join()).not.toMatch(/Juan|cliente|dashboard|@/);
  return { 'mfe-load': load, 'mfe-render': render, 'mfe-slow': slow };
}

/** Sends what the browser of one person reported as the visits of sixty others, who open each section from the menu. */
async function repeatVisits(page: Page, reports: readonly VisitReport[]): Promise<void> {
  const ofOthers = reports.map((report) => ({
    ...report,
    visits: 1,
    vitals: report.vitals.filter(({ name }) => name === 'navigation'),
  }));
  const data = { reports: Array.from({ length: 5 }, () => ofOthers).flat() };
  for (let request = 0; request < 12; request += 1) {
    const answer = await page.request.post(`${server.origin}/api/registry/visits`, { data });
    expect(answer.status()).toBe(202);
  }
}

async function readData<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(path, { headers: await readApiHeaders(page.request) });
  return ((await answer.json()) as { data: T }).data;
}

async function readVisits(page: Page, version: string): Promise<SectionVisits[]> {
  const visits = await readData<SectionVisits[]>(page, '/api/registry/visits');
  return visits.filter((row) => row.version === version);
}

async function listTrials(page: Page): Promise<string[]> {
  const sections = await readData<Section[]>(page, '/api/registry/sections');
  return sections.filter(({ trial }) => trial?.version.version === TRIAL).map(({ name }) => name);
}

test('C-07 the guard ends trials that fail or are slow', { tag: '@release' }, async ({ browser }) => {
  test.setTimeout(120_000);
  const openPage = async () => (await browser.newContext({ baseURL: server.origin })).newPage();
  const [admin, supervisor] = [await openPage(), await openPage()];
  await signInWithoutForm(admin, 'admin');
  await signInWithoutForm(supervisor, 'supervisor');
  process.env.SURCO_PUBLISH_TOKEN = await createToken(admin, 'Equipo Guardia', SECTION_NAMES.join(','));
  await Promise.all(SECTION_NAMES.map((name) => publish(name, STANDING, '')));
  const guard = ['--role', 'Supervisor', '--guard'];
  const verdicts = Promise.all(SECTION_NAMES.map((name) => publish(name, TRIAL, TRIALS[name], ...guard)));
  await expect.poll(() => listTrials(admin), { timeout: 30_000 }).toEqual(SECTION_NAMES);

  // Each browser sends its own reports; the server adds to each whether its version is on trial.
  const [standing, trial] = await Promise.all([visitSections(admin, STANDING), visitSections(supervisor, TRIAL)]);
  const failed = { onTrial: true, visits: 1, failedVisits: 1, vitals: { navigation: { samples: 0 } } };
  await expect
    .poll(() => readVisits(admin, TRIAL))
    .toMatchObject([
      { ...failed, section: 'mfe-load', failedLoads: 1, errors: { script: 1 } },
      { ...failed, section: 'mfe-render', failedLoads: 0, errors: { render: 1 } },
      {
        section: 'mfe-slow',
        onTrial: true,
        visits: 2,
        failedVisits: 0,
        vitals: { LCP: { samples: 1 }, navigation: { samples: 1 } },
      },
    ]);
  expect(await readVisits(admin, STANDING)).toMatchObject(
    SECTION_NAMES.map((section) => ({
      section,
      onTrial: false,
      failedVisits: 0,
      vitals: { navigation: { samples: 1 } },
    })),
  );
  expect(await runTool('publish/main.ts', 'status', '--to', server.origin)).toMatch(
    /2\.0\.0-trial on trial, 24 hours: 1 visits, 100\.0 % with errors, 1 failed loads, .*\n +1 × RangeError remoteEntry/,
  );

  // Many others have the same: the servers decide, the team is notified, and everyone has the version that stands again.
  await repeatVisits(admin, Object.values(standing));
  await repeatVisits(supervisor, Object.values(trial));
  const [load, render, slow] = await verdicts;
  for (const output of [load, render])
    expect(output).toMatch(/was ended\.\nErrors in 100\.0 % of \d+ visits; the version for everyone else: 0\.0 %/);
  expect(slow).toMatch(/was ended\.\np75 of navigation \d{4} ms; the version for everyone else: \d+ ms/);
  expect(await listTrials(admin)).toEqual([]);
  await supervisor.goto('/dashboard/mfe-load');
  for (const name of SECTION_NAMES) await openFromMenu(supervisor, name, STANDING, false);

  await admin.goto('/dashboard/users/audit?entity=remote-release&action=ROLLBACK');
  for (const [name, reason] of [
    ['mfe-load', /Más errores en el 100\.0 % de \d+ visitas; la versión de todos, en el 0\.0 %/],
    ['mfe-slow', /Más lenta: se abre en \d{4} ms; la versión de todos, \d+ ms/],
  ] as const) {
    await admin
      .getByRole('button', { name: new RegExp(`^Ver.*${name}`) })
      .first()
      .click();
    const dialog = admin.getByRole('dialog');
    await expect(dialog.getByRole('row', { name: 'Causa' })).toContainText(reason);
    await expect(dialog.getByRole('row', { name: 'Publicó' })).toContainText('Guardia de la prueba');
    await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  }
  delete process.env.SURCO_PUBLISH_TOKEN;
  await Promise.all([admin, supervisor].map((page) => page.context().close()));
});
