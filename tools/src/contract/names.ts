import { posix } from 'node:path';

/** Declarations by file, e.g. `platform/call.d.ts`. */
export type Declarations = Readonly<Record<string, string>>;

const DECLARED = /^export (?:declare )?(?:abstract )?(?:const|let|function|class|interface|type|enum) (\w+)/gm;
const LISTED = /^export (?:type )?\{([^}]*)\}/gm;
const PASSED_ON = /^export (?:type )?\* from ['"](.+)['"]/gm;

const lastWord = (item: string): string => item.trim().split(/\s+/).at(-1) ?? '';

const all = (text: string, expression: RegExp): string[] =>
  [...text.matchAll(expression)].map(([, found = '']) => found);

const fileOf = (declarations: Declarations, from: string, request: string): string | undefined => {
  const path = posix.join(posix.dirname(from), request);
  return [`${path}.d.ts`, `${path}/index.d.ts`].find((file) => file in declarations);
};

/** Every name that a file exports, types included, with those it passes on. */
export function namesIn(declarations: Declarations, file: string): string[] {
  const text = declarations[file] ?? '';
  const listed = all(text, LISTED).flatMap((items) => items.split(',').map(lastWord));
  const passedOn = all(text, PASSED_ON).flatMap((request) => {
    const other = fileOf(declarations, file, request);
    return other ? namesIn(declarations, other) : [];
  });
  const own = text.includes('export default') ? ['default'] : [];
  return [...new Set([...all(text, DECLARED), ...listed, ...passedOn, ...own])].filter(Boolean).toSorted();
}

/** `platform/call` of `platform/call.d.ts`. */
export const moduleOf = (file: string): string => file.replace(/(\/index)?\.d\.ts$/, '');

/** Names that were exported and are no longer. */
export const goneNames = (was: Declarations, is: Declarations): string[] =>
  Object.keys(was).flatMap((file) => {
    const now = namesIn(is, file);
    return namesIn(was, file)
      .filter((name) => !now.includes(name))
      .map((name) => `${moduleOf(file)}: ${name} ya no existe`);
  });

const REFERRED = /(?:from |import\()['"](\.[^'"]+)['"]/g;

/** Files that read otherwise than they did, or refer to one that does, however far away. */
export function touchedFiles(was: Declarations, is: Declarations): string[] {
  const touched = new Set(Object.keys(was).filter((file) => was[file] !== is[file]));
  const refersTo = (file: string): boolean =>
    all(was[file] ?? '', REFERRED).some((request) => touched.has(fileOf(was, file, request) ?? ''));
  for (let more = true; more;) {
    const next = Object.keys(was).filter((file) => !touched.has(file) && refersTo(file));
    for (const file of next) touched.add(file);
    more = next.length > 0;
  }
  return [...touched];
}

/** How a file itself declares a name; '' when it only passes it on. */
export function declaredText(text: string, name: string): string {
  const statements = text.split(/^(?=export |declare |interface |type |import )/m);
  const own = new RegExp(String.raw`^export (?:declare )?(?:abstract )?(?:const|let|function|class|enum) ${name}\b`);
  return statements.filter((statement) => own.test(statement)).join('');
}
