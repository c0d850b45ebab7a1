import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const listMarkdownFiles = (folder: string): string[] =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);

const records = listMarkdownFiles('docs/adr').filter((path) => !path.endsWith('README.md'));
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...listMarkdownFiles('docs'),
  ...listMarkdownFiles('docs/adr'),
];
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

const withoutCode = (text: string): string => text.replace(/```[\s\S]*?```/g, '');
/** The anchor that GitHub gives a heading. */
const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\d\s-]/gu, '')
    .replaceAll(' ', '-');
const listAnchors = (path: string): string[] => matches(withoutCode(read(path)), /^#+ (.*)$/gm).map(toAnchor);

function findBrokenLinks(path: string): string[] {
  return matches(withoutCode(read(path)), /\]\(([^)\s]+)\)/g)
    .filter((link) => !/^https?:/.test(link))
    .filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file ? join(dirname(path), file) : path;
      return !existsSync(join(ROOT, target)) || (anchor !== undefined && !listAnchors(target).includes(anchor));
    });
}

/** Paths in backticks that begin with a folder of the repository. Left out: patterns, placeholders, and the section that add-a-section.md creates. */
const findMissingPaths = (path: string): string[] =>
  matches(read(path), /`((?:host|shared|api|section|tools|e2e|docs|mfe-(?!entregas)[a-z]+)\/[^`]*)`/g).filter(
    (mentioned) => !/[\s<>*{}…]|dist\//.test(mentioned) && !existsSync(join(ROOT, mentioned)),
  );

const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts);
const findUnknownCommands = (path: string): string[] =>
  matches(read(path), /(?:^|`)pnpm ([a-z][\w-]*)/gm).filter(
    (command) => !scripts.includes(command) && !['install', 'exec'].includes(command),
  );

test.each([
  ['has no broken link', findBrokenLinks],
  ['names no path of this repository that does not exist', findMissingPaths],
  ['names only commands that exist', findUnknownCommands],
])('a document %s', (_, find) =>
  expect(documents.flatMap((path) => find(path).map((found) => `${path}: ${found}`))).toEqual([]),
);

test('X-41 the changelog names every migration since the first version, with what it means for the way back', () => {
  const changelog = read('CHANGELOG.md');
  const migrations = readdirSync(join(ROOT, 'api/migrations')).filter((name) => name > '0023');
  const described = migrations.map((name) => [name, new RegExp(`\\| \`${name}\` +\\| (yes|no) `).exec(changelog)?.[1]]);
  const expands = (name: string): boolean => read(`api/migrations/${name}`).startsWith('-- expand\n');
  expect(described).toEqual(migrations.map((name) => [name, expands(name) ? 'yes' : 'no']));
});

test('decision records follow the template, are numbered without gaps and are in the index', () => {
  const index = read('docs/adr/README.md').split('\n');
  for (const [position, path] of records.entries()) {
    const text = read(path);
    const [, number, title = '', successor] = /^# (\d+)\. (.+?)(?: \(superseded by (\d+)\))?\n/.exec(text) ?? [];
    expect([path, Number(number)]).toEqual([expect.stringContaining(`/${number?.padStart(4, '0')}-`), position + 1]);
    expect([path, matches(text, /^## (.*)$/gm)]).toEqual([path, ['Status', 'Context', 'Decision', 'Consequences']]);
    const supersededBy = successor ? ` (superseded by ${successor})` : '';
    expect(index).toContain(`- ${number}: [${title}](${path.slice('docs/adr/'.length)})${supersededBy}`);
  }
});

test('docs/settings.md describes every setting', () => {
  const settings = matches(read('api/src/core/settings/environmentSchema.ts'), /^ {2}([A-Z][A-Z_]+):/gm);
  expect(settings.length).toBeGreaterThan(10);
  const described = matches(read('docs/settings.md'), /^\| `([A-Z_]+)`/gm);
  expect(described).toEqual(expect.arrayContaining(settings));
});

test('docs/commands.md and docs/testing.md describe every command', () => {
  const text = read('docs/commands.md') + read('docs/testing.md');
  expect(scripts.filter((script) => !text.includes(`\`pnpm ${script}`))).toEqual([]);
});
