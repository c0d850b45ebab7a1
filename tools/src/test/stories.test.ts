import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../packages';

const UI = join(ROOT, 'shared', 'src', 'ui');
const read = (...path: string[]): string => readFileSync(join(UI, ...path), 'utf8');
const folders = readdirSync(UI);
const storyFiles = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.stories\.tsx?$/.test(path),
);
const shownComponents = storyFiles.map((path) => /\bcomponent: (\w+)/.exec(read(path))?.[1]);

/** The components that the index of a folder exports: values in PascalCase from a module with JSX. */
const listPublicComponents = (folder: string): string[] =>
  [...read(folder, 'index.ts').matchAll(/export \{([^}]+)\} from '(.+)'/g)]
    .filter(([, , module = '']) => existsSync(join(UI, folder, `${module}.tsx`)))
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^[A-Z]\w*[a-z]\w*$/.test(name));

const components = folders.flatMap((folder) => listPublicComponents(folder).map((name) => [name, folder] as const));

test('the public components are found', () => expect(components.length).toBeGreaterThan(30));

test.each(components)('%s of ui/%s has a story', (name) => expect(shownComponents).toContain(name));
