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

test('every public component has a story', () => {
  const components = folders.flatMap(listPublicComponents);
  expect(components.length).toBeGreaterThan(30);
  expect(components.filter((name) => !shownComponents.includes(name))).toEqual([]);
});
