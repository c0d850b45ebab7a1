import type { Page } from '@playwright/test';
import { expect, test } from '../../faults/test';
import {
  expectSectionError,
  expectSectionLoaded,
  isDocumentMarked,
  markDocument,
  openSection,
  retrySection,
} from '../../pageObjects/sections';
import { signInWithoutForm } from '../../pageObjects/session';
import { serveFolders, writeForeignSection } from '../../support/otherBuilds';
import { collectBeacons, hidePage } from '../../support/visitReports';

test.describe.configure({ timeout: 120_000 });

const CUSTOMERS_FILES = /^\/remotes\/mfe-customers\//;
const SEASONS_PAGE_FILES = /^\/remotes\/mfe-inventory\/(v\d+\/)?seasons-list\./;

/** Opens the list of sales as a consultant and marks the document, so that a reload is noticed. */
async function openSignedIn(page: Page): Promise<void> {
  await signInWithoutForm(page, 'consultant');
  await page.goto('/dashboard/sales/list/sale');
  await expectSectionLoaded(page, 'Ventas');
  await markDocument(page);
}

test('C-04 a section whose server answers HTML as code, or garbage, shows an error panel, the rest works, “Reintentar” recovers it', async ({
  page,
  faults,
}) => {
  await openSignedIn(page);
  faults.fail(CUSTOMERS_FILES, 'answers HTML as code');
  faults.fail(SEASONS_PAGE_FILES, 'answers garbage');
  await openSection(page, 'Clientes');
  await expectSectionError(page);
  await openSection(page, 'Ventas');
  await expectSectionLoaded(page, 'Ventas');
  await openSection(page, 'Temporadas');
  await expectSectionError(page);

  faults.clear();
  await retrySection(page);
  await expectSectionLoaded(page, 'Temporadas');
  await openSection(page, 'Clientes');
  await retrySection(page);
  await expectSectionLoaded(page, 'Clientes');
  expect(await isDocumentMarked(page)).toBe(true);
});

test('C-04 while all files of a section hang over HTTP/1.1, another section loads at once', async ({
  page,
  faults,
}) => {
  await signInWithoutForm(page, 'consultant');
  // More files than the six connections of a browser, all preloaded by the page.
  const salesFiles = /^\/remotes\/mfe-sales\//;
  faults.fail(salesFiles, 'hangs');
  const countHanging = () => faults.requestedPaths.filter((path) => salesFiles.test(path)).length;
  await page.goto('/dashboard/sales/list/sale', { waitUntil: 'commit' });
  await expect.poll(countHanging).toBeGreaterThanOrEqual(5);
  await openSection(page, 'Clientes');
  await expectSectionLoaded(page, 'Clientes');

  // Its time-out frees the connections, too: the retry loads it.
  await page.goto('/dashboard/sales/list/sale', { waitUntil: 'commit' });
  await expectSectionError(page);
  faults.clear();
  await retrySection(page);
  await expectSectionLoaded(page, 'Ventas');
});

test('C-07 a section whose registry entry is its mf-manifest.json runs, and shows an error panel while that file is broken', async ({
  page,
  faults,
}) => {
  faults.rewrite(/^\/(dashboard\/.*|registry\.json)$/, (text) =>
    text.replace(/(\/remotes\/mfe-customers\/)remoteEntry\.\w+\.js/g, '$1mf-manifest.json'),
  );
  faults.fail(/mf-manifest\.json$/, 'answers HTML');
  await openSignedIn(page);
  await openSection(page, 'Clientes');
  await expectSectionError(page);
  faults.clear();
  await retrySection(page);
  await expectSectionLoaded(page, 'Clientes');
  expect(await isDocumentMarked(page)).toBe(true);
});

test('C-04 a section whose registry entry is a manifest of another server says so; none of its code runs, the rest works', async ({
  page,
  faults,
}) => {
  const other = await serveFolders({ '/': writeForeignSection() });
  faults.rewrite(/^\/(dashboard\/.*|registry\.json)$/, (text) =>
    text.replace(/\/remotes\/mfe-customers\/remoteEntry\.\w+\.js/g, `${other.origin}/mf-manifest.json`),
  );
  await openSignedIn(page);
  await openSection(page, 'Clientes');
  await expectSectionError(page, 'Esta sección tiene una falla');
  await expect(page.getByText('El problema no es su conexión. Lo demás sigue disponible')).toBeVisible();
  await page.getByText('Detalles').click();
  await expect(page.getByText(`${other.origin}/mf-manifest.json está en otro servidor`)).toBeVisible();
  await retrySection(page);
  await expectSectionError(page, 'Esta sección tiene una falla');
  expect(await page.evaluate(() => document.documentElement.dataset.foreign)).toBeUndefined();
  await openSection(page, 'Ventas');
  await expectSectionLoaded(page, 'Ventas');
  expect(await isDocumentMarked(page)).toBe(true);
  await other.close();
});

test('C-06 only a section built for another React or another contract is unavailable', async ({ page, faults }) => {
  faults.rewrite(/\/remotes\/mfe-customers\/remoteEntry\./, (code) => code.replaceAll('^19.', '^18.'));
  faults.rewrite(/^\/dashboard\//, (html) =>
    html.replace(/("name":"mfe-inventory"[^{}]*"contract":"\^)\d+/, (_, start: string) => `${start}999`),
  );
  await openSignedIn(page);
  await openSection(page, 'Clientes');
  await expectSectionError(page, 'Esta sección tiene una falla');
  await openSection(page, 'Temporadas');
  await expect(page.getByText('Esta sección necesita otra versión de Surco')).toBeVisible();
  await openSection(page, 'Ventas');
  await expectSectionLoaded(page, 'Ventas');
});

test('C-06 loads a single copy of React for all sections', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  await openSignedIn(page);
  for (const section of ['Clientes', 'Temporadas'] as const) {
    await openSection(page, section);
    await expectSectionLoaded(page, section);
  }
  const copies = (await Promise.all(scripts)).filter((code) => /__CLIENT_INTERNALS_\w+\s*=(?!=)/.test(code));
  expect(copies).toHaveLength(1);
});

/** What a careless section runs, and how its users' browsers name it. */
const CARELESS_STATEMENTS = [
  'window.fetch = async () => Response.error()',
  'Array.prototype.map = () => []',
  'Object.prototype.toString = () => "careless"',
  'history.pushState = () => undefined',
  'Storage.prototype.setItem = () => undefined',
];

test('X-44 a section that replaces fetch, methods of history, storages and arrays harms no other one, and is named', async ({
  page,
  faults,
}) => {
  const bodies = await collectBeacons(page);
  const careless = CARELESS_STATEMENTS.map((statement) => `setTimeout(() => { 'use strict'; ${statement}; });`);
  faults.rewrite(/\/remotes\/mfe-customers\/remoteEntry\./, (code) => `${careless.join(' ')}${code}`);
  await openSignedIn(page);
  for (const section of ['Clientes', 'Temporadas', 'Ventas'] as const) {
    await openSection(page, section);
    await expectSectionLoaded(page, section);
  }
  expect(await page.evaluate(() => Object.assign([], { push: 'own', toString: () => 'own' }).push)).toBe('own');
  await hidePage(page);
  await expect.poll(() => bodies.join()).toContain('mfe-customers');
  const reports = bodies.flatMap((body): { section: string; errors: object[] }[] => JSON.parse(body).reports);
  const named = reports.filter(({ errors }) => errors.length > 0);
  expect(named.map(({ section }) => section)).toEqual(['mfe-customers']);
  expect(named[0]?.errors).toEqual(
    CARELESS_STATEMENTS.map(() => ({
      kind: 'script',
      name: 'TypeError',
      place: expect.stringMatching(/^remoteEntry\.\w+\.js:1:\d+$/),
      count: 1,
    })),
  );
  expect(await isDocumentMarked(page)).toBe(true);
});
