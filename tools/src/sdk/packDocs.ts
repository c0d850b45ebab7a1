import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHARED_ROOT, SHARED_SOURCE } from './compiler';
import { ROOT } from '../packages';
import { readPackageJson } from './packageJson';

/** The documents of `docs` that teams need. */
const DOCUMENTS = [
  'section-in-another-repository.md',
  'publish.md',
  'roll-back.md',
  'when-a-section-fails.md',
  'change-the-contract.md',
];
const CATALOG = 'component-catalog.md';

/** What only somebody with the checkout of Surco can use. */
const removeCheckoutParts = (text: string): string =>
  text.replaceAll(/\s*<!-- checkout -->[^]*?<!-- end of checkout -->/g, '');

/** A link to a document that does not travel becomes its text, and goes when it stands alone in parentheses. */
const removeOtherLinks = (text: string): string =>
  text.replaceAll(
    /( \()?\[([^\]]+)\]\(([^):#]*)(?:#[^)]*)?\)(\)?)/g,
    (link, open: string | undefined, label: string, file: string, close: string) => {
      if (file === '' || [...DOCUMENTS, CATALOG].includes(file)) return link;
      return open && close ? '' : (open ?? '') + label + close;
    },
  );

const addVersion = (text: string, version: string): string =>
  text
    .replace(/^(# .+)\n/, `$1\n\nFor \`@surco/shared\` and \`@surco/section\` ${version}.\n`)
    .replaceAll('<version>', version);

/** The comment of a component. */
const readComment = (source: string, name: string): string =>
  (new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export (?:const|function) ${name}\\b`).exec(source)?.[1] ?? '')
    .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
    .trim();

function describeStories(folder: string, file: string): string {
  const stories = readFileSync(join(SHARED_SOURCE, 'ui', folder, file), 'utf8');
  const name = /title: '[^/']+\/([^']+)'/.exec(stories)?.[1] ?? file;
  const component = file.replace(/\.stories\.tsx?$/, '');
  const sources = readdirSync(join(SHARED_SOURCE, 'ui', folder)).filter((other) =>
    [`${component}.tsx`, `${component}.ts`].includes(other),
  );
  const comment = sources.map((source) =>
    readComment(readFileSync(join(SHARED_SOURCE, 'ui', folder, source), 'utf8'), name),
  );
  const states = stories.replaceAll(/^import [^;]*;\n|^export default meta;\n/gm, '').trim();
  return [
    `## ${name}`,
    ...comment.filter(Boolean),
    `\`import { ${name} } from '@surco/shared/ui/${folder}';\` Its props: \`ui/${folder}/${component}.d.ts\` of that package.`,
    `\`\`\`tsx\n${states}\n\`\`\``,
  ].join('\n\n');
}

/** Every component with its comment and the code of its states, from the stories of the catalog. */
function createCatalog(): string {
  const folders = readdirSync(join(SHARED_SOURCE, 'ui'));
  const components = folders.flatMap((folder) =>
    readdirSync(join(SHARED_SOURCE, 'ui', folder))
      .filter((file) => /\.stories\.tsx?$/.test(file))
      .map((file) => describeStories(folder, file)),
  );
  return ['# Component catalog', ...components, ''].join('\n\n');
}

/** Writes the documents for teams into a folder, with the version of the packages. */
export function packDocs(folder: string): void {
  const { version = '' } = readPackageJson(SHARED_ROOT);
  mkdirSync(folder, { recursive: true });
  for (const file of DOCUMENTS) {
    const text = readFileSync(join(ROOT, 'docs', file), 'utf8');
    writeFileSync(join(folder, file), addVersion(removeOtherLinks(removeCheckoutParts(text)), version));
  }
  writeFileSync(join(folder, CATALOG), addVersion(createCatalog(), version));
}
