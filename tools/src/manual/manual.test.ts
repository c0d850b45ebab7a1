import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { manifest as admin } from '../../../mfe-admin/src/manifest';
import { manifest as customers } from '../../../mfe-customers/src/manifest';
import { manifest as inventory } from '../../../mfe-inventory/src/manifest';
import { manifest as sales } from '../../../mfe-sales/src/manifest';
import { manifest as simulator } from '../../../mfe-simulator/src/manifest';
import type { RemoteRoute } from '@surco/shared/federation';
import { HOST_ROUTES } from '../../../host/src/navigation/routeTable';
import { findForbiddenVariants } from '../../lint/spanishTerms.mjs';
import { listFrontEndNames, ROOT } from '../packages';
import { audiences, listChaptersFor, parseChapter, PICTURES_FOLDER, readChapters } from './chapters';
import { flattenTokens, listLabels, listLinks, listPictures } from './inlineTexts';
import { pictures } from '../manualPictures/pictures';

const chapters = readChapters();
const listTokens = (list: readonly (typeof chapters)[number][]) =>
  list.flatMap(({ introduction, sections }) => [...introduction, ...sections.flatMap(({ tokens }) => tokens)]);
const tokens = listTokens(chapters);

/** The texts that a source file can show: its literals and attributes, the parts of its templates, and what is between tags. */
function listTexts(source: string): string[] {
  const patterns = [/'((?:[^'\\\n]|\\.)+)'/g, /`([^`]+)`/g, />([^<>{}]+)</g, /="([^"\n]+)"/g];
  return patterns
    .flatMap((pattern) => [...source.matchAll(pattern)].flatMap(([, text = '']) => text.split(/\$\{[^}]*\}| · /)))
    .map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

function readShownTexts(): Set<string> {
  const folders = [...listFrontEndNames(), 'shared'].map((name) => join(ROOT, name, 'src'));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$|testing\//.test(name))
      .map((name) => join(folder, name)),
  );
  return new Set(files.flatMap((file) => listTexts(readFileSync(file, 'utf8'))));
}

const remoteRoutes: readonly RemoteRoute[] = [sales, customers, inventory, admin, simulator].flatMap(
  ({ routes }): readonly RemoteRoute[] => routes,
);
/** Pages that have a "?" in their frame: those of a signed-in user. */
const helpedPages = [
  ...HOST_ROUTES.filter(({ access, page }) => access !== 'public' && page && page !== 'manual'),
  ...remoteRoutes.filter(({ roles }) => roles !== 'public'),
];
/** They lead on by themselves. */
const withoutPart = ['/farmer', '/logout'];

test('R-45 "?" of every page of a signed-in user leads to one part of the manual, which names no other page', () => {
  const known = new Set([
    ...HOST_ROUTES.map(({ path }) => path),
    ...remoteRoutes.flatMap(({ path, pageFor }) => [path, ...Object.values(pageFor ?? {})]),
  ]);
  const named = chapters.flatMap(({ sections }) => sections.flatMap(({ pages }) => pages));
  expect(helpedPages.map(({ path }) => path).filter((path) => !named.includes(path))).toEqual(withoutPart);
  expect(named.filter((page) => !known.has(page))).toEqual([]);
  expect(named.filter((page, index) => named.indexOf(page) !== index)).toEqual([]);
});

test('R-45 writes in bold only texts of the screen, word by word', () => {
  const shown = readShownTexts();
  // The explanation of the convention.
  const exceptions = new Set(['en negritas']);
  const unknown = listLabels(tokens).filter((label) => !shown.has(label) && !exceptions.has(label));
  expect([...new Set(unknown)]).toEqual([]);
});

test('R-45 names the pictures that the command takes and the folder holds, below 3 MB together', () => {
  const files = readdirSync(PICTURES_FOLDER);
  const expected = pictures.map(({ name }) => `images/${name}.png`).toSorted();
  expect([...new Set(listPictures(tokens))].toSorted()).toEqual(expected);
  expect(files.map((file) => `images/${file}`).toSorted()).toEqual(expected);
  const bytes = files.map((file) => statSync(join(PICTURES_FOLDER, file)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000);
});

test.each(audiences)('R-45 links only to parts that the audience "%s" has', (audience) => {
  const own = listChaptersFor(audience, chapters);
  const anchors = own.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)]);
  const broken = listLinks(listTokens(own)).filter((link) => !anchors.includes(link.replace(/^#/, '')));
  expect(broken).toEqual([]);
});

test('A-01 uses the terms of docs/glossary.md', () => {
  const texts = flattenTokens(tokens).flatMap((token) =>
    token.type === 'text' && !('tokens' in token) ? [token.raw] : [],
  );
  const found = texts.flatMap((text) => findForbiddenVariants(text, 'state').map(({ term }) => `${text}: ${term}`));
  expect(found).toEqual([]);
});

test('rejects a chapter without a title', () =>
  expect(() => parseChapter('99-x.md', 'Texto')).toThrow('99-x.md does not begin with its title.'));
