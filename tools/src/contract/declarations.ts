import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { ROOT } from '../packages';
import { declaredText, type Declarations, moduleOf, touchedFiles } from './names';

export const SHARED = join(ROOT, 'shared');
/** What remotes may use of `shared`. */
const ROOMS = ['contract', 'platform', 'ui', 'domain', 'federation'] as const;
const tsc = join(ROOT, 'node_modules', '.bin', 'tsc');

/** A folder from where the libraries of `shared` are found, gone after the work. */
function inScratch<T>(work: (folder: string) => T): T {
  const home = join(SHARED, 'node_modules', '.cache');
  mkdirSync(home, { recursive: true });
  const folder = mkdtempSync(join(home, 'contract-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function compile(folder: string, config: object): string {
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { stdout, stderr } = spawnSync(tsc, ['-p', folder, '--pretty', 'false'], { cwd: ROOT, encoding: 'utf8' });
  return `${stdout}${stderr}`;
}

const base = (compilerOptions: object) => ({
  extends: join(ROOT, 'tsconfig.base.json'),
  compilerOptions: { typeRoots: [join(ROOT, 'node_modules', '@types')], ...compilerOptions },
});

/** The public types of `shared` as the compiler writes them, without comments, by file. */
export const declarationsOf = (source = join(SHARED, 'src')): Declarations =>
  inScratch((folder) => {
    const out = join(folder, 'out');
    compile(folder, {
      ...base({
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        removeComments: true,
        rootDir: source,
        outDir: out,
      }),
      include: [...ROOMS.map((room) => join(source, room)), join(source, '*.d.ts')],
      exclude: ['**/*.test.ts', '**/*.test.tsx'].map((tests) => join(source, tests)),
    });
    const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'));
    return Object.fromEntries(
      files.toSorted().map((file) => [file.split(sep).join('/'), readFileSync(join(out, file), 'utf8')]),
    );
  });

/** Types of the contract are held by its schemas, and both sides here go by those of today. */
const HELD_BY_TYPES = /^(platform|ui|domain|federation)\//;
/** Node's side of the federation reaches no remote. */
const NOT_PUBLIC = /^federation\/(filesPlugin|kit|releaseStore|releases|sharedModules|webpack|containerRuntime)\b/;

export const heldFiles = (declarations: Declarations): string[] =>
  Object.keys(declarations).filter((file) => HELD_BY_TYPES.test(file) && !NOT_PUBLIC.test(file));

const CHECK = `type Broken<N, O> = { [K in keyof O]: K extends keyof N ? (N[K] extends O[K] ? never : K) : never }[keyof O];`;

const path = (folder: string, file: string): string => {
  const found = relative(folder, file).split(sep).join('/');
  return found.startsWith('.') ? found : `./${found}`;
};

/** A line that compiles only if what a module exports now can stand for what it exported. */
const line = (index: number, now: string, was: string): string => {
  const broken = `Broken<typeof import('${now}'), typeof import('${was}')>`;
  return `export const m${index}: [${broken}] extends [never] ? '' : ${broken} = '';`;
};

function lay(folder: string, was: Declarations, source: string): void {
  for (const [file, text] of Object.entries(was)) {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  // What is held in another way, or is no promise at all, is the same on both sides.
  for (const name of readdirSync(source)) {
    if (!existsSync(join(folder, name))) symlinkSync(join(source, name), join(folder, name));
  }
}

const SAID = /check\.ts\((\d+),\d+\): error TS2322: (.*)/g;

/** Names that the compiler found in its way, by the line of the question. */
const namesByLine = (said: string): Map<number, string[]> =>
  new Map(
    [...said.matchAll(SAID)].map(([, at, text = '']) => [
      Number(at),
      [...text.matchAll(/"(\w+)"/g)].flatMap(([, name]) => name ?? []),
    ]),
  );

/**
 * Exported values whose types can no longer stand for the former ones, by the compiler's own judgement. Some types
 * (generic ones of conditional types) it does not even find equal to a copy of themselves: of those the text decides.
 */
export const changedValues = (was: Declarations, is: Declarations, source = join(SHARED, 'src')): string[] =>
  inScratch((folder) => {
    const held = Object.fromEntries(heldFiles(was).map((file) => [file, was[file] ?? '']));
    const files = touchedFiles(held, is).filter((file) => file in is);
    for (const copy of ['old', 'copy']) lay(join(folder, copy), held, source);
    const modules = files.map((file) => file.replace(/\.d\.ts$/, ''));
    const questions = modules.map((module, n) => line(n, path(folder, join(source, module)), `./old/${module}`));
    const controls = modules.map((module, n) => line(n + files.length, `./copy/${module}`, `./old/${module}`));
    writeFileSync(join(folder, 'check.ts'), [CHECK, ...questions, ...controls].join('\n'));
    const said = compile(folder, {
      ...base({ noErrorTruncation: true }),
      files: [join(folder, 'check.ts'), join(source, 'styles.d.ts')],
    });
    const found = namesByLine(said);
    return files.flatMap((file, n) => {
      const beyond = new Set(found.get(n + files.length + 2));
      const own = (found.get(n + 2) ?? []).filter((name) => declaredText(was[file] ?? '', name) !== '');
      return own
        .filter(
          (name) => !beyond.has(name) || declaredText(was[file] ?? '', name) !== declaredText(is[file] ?? '', name),
        )
        .map((name) => `${moduleOf(file)}: ${name} cambió`);
    });
  });
