import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { compile, SHARED_SOURCE, withTemporaryFolder } from './compiler';
import { collectExportTexts } from './collectExportTexts';
import type { Declarations } from './moduleDeclarations';
import { listComparedIndexes, CONTRACT_MODULE, toIndexName } from './publicIndexes';

/** The names of the exported values that both modules have, and whose type in `N` is not assignable to that in `O`. */
const BROKEN_TYPE = `type Broken<N, O> = { [K in keyof O]: K extends keyof N ? (N[K] extends O[K] ? never : K) : never }[keyof O];`;

/** A line that compiles only when every export of the module `current` is assignable to the same export of `released`. */
const createCheckStatement = (checkNumber: number, current: string, released: string): string => {
  const broken = `Broken<typeof import('${current}'), typeof import('${released}')>`;
  return `export const m${checkNumber}: [${broken}] extends [never] ? '' : ${broken} = '';`;
};

const TYPE_ERROR = /check\.ts\((\d+),\d+\): error TS2322: (.*)/g;

/** The names of exports that the errors of the compiler mention, by the line of `check.ts`. */
const groupErrorNamesByLine = (output: string): Map<number, string[]> =>
  new Map(
    [...output.matchAll(TYPE_ERROR)].map(([, line, text = '']) => [
      Number(line),
      [...text.matchAll(/"(\w+)"/g)].flatMap(([, name]) => name ?? []),
    ]),
  );

const toImportPath = (folder: string, file: string): string => {
  const path = relative(folder, file).split(sep).join('/');
  return path.startsWith('.') ? path : `./${path}`;
};

function writeDeclarations(folder: string, declarations: Declarations): void {
  for (const [file, text] of Object.entries(declarations)) {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

interface AssignabilityErrors {
  /** Exports that are not assignable to the released ones. */
  changed: readonly string[];
  /** Released exports that are not even assignable to a copy of themselves, as some generic conditional types. */
  uncheckable: ReadonlySet<string>;
}

/** Lets the compiler check these modules of `source` against the released declarations, one result for each. */
function checkAssignability(modules: readonly string[], released: Declarations, source: string): AssignabilityErrors[] {
  return withTemporaryFolder((folder) => {
    for (const name of ['released', 'copy']) writeDeclarations(join(folder, name), released);
    const checks = modules.map((module, moduleNumber) =>
      createCheckStatement(moduleNumber, toImportPath(folder, join(source, module)), `./released/${module}`),
    );
    const selfChecks = modules.map((module, moduleNumber) =>
      createCheckStatement(moduleNumber + modules.length, `./copy/${module}`, `./released/${module}`),
    );
    writeFileSync(join(folder, 'check.ts'), [BROKEN_TYPE, ...checks, ...selfChecks].join('\n'));
    const output = compile(folder, {
      compilerOptions: {
        noErrorTruncation: true,
        paths: { [CONTRACT_MODULE]: [join(source, 'contract', 'index.ts')] },
      },
      files: [join(folder, 'check.ts'), join(source, 'styles.d.ts')],
    });
    const names = groupErrorNamesByLine(output);
    // Lines count from 1, and the first one declares the type.
    return modules.map((_, moduleNumber) => ({
      changed: names.get(moduleNumber + 2) ?? [],
      uncheckable: new Set(names.get(moduleNumber + 2 + modules.length)),
    }));
  });
}

/**
 * Finds exported values whose type is no longer assignable to the released one. Where the compiler cannot check that,
 * the texts of the declarations are compared. Exported types and interfaces are checked only where a value uses them.
 * @param released declarations of the release, as `emitDeclarations` returned them
 * @param current declarations of `source`
 * @returns one line for each export, e.g. `ui/form: FormPage changed`
 */
export function findIncompatibleExports(
  released: Declarations,
  current: Declarations,
  source = SHARED_SOURCE,
): string[] {
  const [textsBefore, textsNow] = [collectExportTexts(released), collectExportTexts(current)];
  const hasNewText = (key: string): boolean => textsBefore.get(key) !== textsNow.get(key);
  const hasChanges = (index: string): boolean =>
    [...textsBefore.keys()].some((key) => key.startsWith(`${toIndexName(index)}#`) && hasNewText(key));
  const indexes = listComparedIndexes(released).filter((index) => index in current && hasChanges(index));
  if (indexes.length === 0) return [];
  const modules = indexes.map((file) => file.replace(/\.d\.ts$/, ''));
  return checkAssignability(modules, released, source).flatMap(({ changed, uncheckable }, n) => {
    const name = toIndexName(indexes[n] ?? '');
    return changed
      .filter((exported) => !uncheckable.has(exported) || hasNewText(`${name}#${exported}`))
      .filter((exported) => textsNow.has(`${name}#${exported}`))
      .map((exported) => `${name}: ${exported} changed`);
  });
}
