import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '@surco/section/browser';
import { findFreePort } from '@surco/section/common';
import { startDevServer, watchSection } from '@surco/section/dev';
import { buildChanged } from '../../src/build';
import { copySection, replaceInFile } from '../../src/dev/copySection';
import { signInContext } from '../browser/visits';
import { startProductProcess } from '../productProcess';
import { CONSULTANT_EMAIL, PASSWORD } from '../signIn';
import { formatMs, median } from '../statistics';

const NAME = 'mfe-sales';
const EDIT_COUNT = 8;
const NOTES_FILE = join('src', 'features', 'document-form', 'components', 'NotesSection.tsx');
const NOTE = 'Entregar en el rancho';

/** A section that is built on each change and served to hosts. */
interface DevelopedSection {
  /** Text of the heading that is edited. */
  heading: string;
  edit: (heading: string) => void;
  stop: () => Promise<void>;
}

async function developSection(port: number, hosts: readonly string[]): Promise<DevelopedSection> {
  const root = copySection(NAME);
  const outputPath = join(root, 'dev');
  const server = await startDevServer({ port, folders: { [NAME]: outputPath }, hosts });
  let stopWatching: () => Promise<void> = async () => undefined;
  await new Promise<void>((resolve) => {
    stopWatching = watchSection({ name: NAME, root, outputPath }, (result) => {
      if (result.failure) console.error(result.failure);
      server.publishBuildResult(result);
      resolve();
    });
  });
  const file = join(root, NOTES_FILE);
  replaceInFile(file, 'title={texts.notes}', `title={'Notas 0'}`);
  const section = {
    heading: 'Notas 0',
    edit: (heading: string): void => {
      replaceInFile(file, section.heading, heading);
      section.heading = heading;
    },
    stop: async () => {
      await Promise.all([stopWatching(), server.close()]);
      rmSync(dirname(root), { recursive: true, force: true });
    },
  };
  return section;
}

const findHeading = (page: Page, heading: string) => page.getByRole('heading', { name: heading, exact: true });

async function openForm(browser: Browser, origin: string, heading: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'es-MX' });
  await signInContext(context, origin, '/auth/', { email: CONSULTANT_EMAIL, password: PASSWORD });
  const page = await context.newPage();
  await page.goto('/login');
  await page.evaluate((name) => sessionStorage.setItem('surco.dev', name), NAME);
  await page.goto('/dashboard/sales/create-sale');
  await findHeading(page, heading).waitFor();
  return page;
}

/** Measures edits of a heading, from the saved file to the changed page, in ms. */
async function measureEdits(page: Page, section: DevelopedSection): Promise<{ times: number[]; keepsState: boolean }> {
  const notes = page.getByRole('textbox', { name: 'Notas' });
  await notes.fill(NOTE);
  const times: number[] = [];
  for (let edit = 1; edit <= EDIT_COUNT; edit += 1) {
    // A page that was reloaded listens to builds again once its badge is there.
    await page.getByRole('complementary', { name: 'Sección en desarrollo' }).waitFor();
    const since = performance.now();
    section.edit(`Notas ${since.toFixed(0)}`);
    await findHeading(page, section.heading).waitFor();
    times.push(performance.now() - since);
  }
  return { times, keepsState: (await notes.inputValue()) === NOTE };
}

/**
 * Measures how long a developer waits for an edit: with a host that can replace modules in the open page, and with the
 * production build, which reloads it.
 */
export async function measureSectionEdit(databaseUrl: string, folder: string, executablePath: string): Promise<void> {
  await buildChanged();
  const [production, development, port] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const settings = { DEV_REMOTES: `http://localhost:${port}` };
  const hosts = [
    await startProductProcess(development, join(folder, 'development'), databaseUrl, {
      settings,
      args: ['--dev-host'],
    }),
    await startProductProcess(production, join(folder, 'production'), databaseUrl, { settings }),
  ];
  const section = await developSection(
    port,
    hosts.map(({ origin }) => origin),
  );
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const rows: Record<string, string | number>[] = [];
  for (const [index, { origin }] of hosts.entries()) {
    const page = await openForm(browser, origin, section.heading);
    const { times, keepsState } = await measureEdits(page, section);
    await page.context().close();
    rows.push({
      host: index === 0 ? 'development (hot replacement)' : 'production (reload)',
      edits: times.length,
      'median ms': formatMs(median(times)),
      'slowest ms': formatMs(Math.max(...times)),
      'typed text': keepsState ? 'kept' : 'lost',
      goal: index === 0 ? '≤ 1,000' : '',
    });
  }
  await browser.close();
  await section.stop();
  for (const host of hosts) await host.stop();
  console.log('\nAn edit of a section: from the saved file to the changed page');
  console.table(rows);
}
