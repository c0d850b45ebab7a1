import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callShapes } from '@surco/shared/contract/schemas';
import { brokenCalls, type CallShapes } from './calls';
import { changedValues, declarationsOf, heldFiles, SHARED } from './declarations';
import { type Declarations, goneNames } from './names';

/** What `shared` promised to remotes when it was released. */
export interface Contract {
  version: string;
  calls: CallShapes;
  /** Declarations by file; of the contract itself, whose schemas say more, nothing but names. */
  types: Declarations;
}

const RELEASED = join(SHARED, 'released.json');

const OF_CONTRACT = /^contract\/(?!calls|schemas|call\.)/;

/** Names without what they stand for: types of the contract are as long as its schemas, which say it all. */
const onlyNames = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.startsWith('export '))
    .map((line) => /^export (?:type )?(?:\{.*\}|\* from .*)/.exec(line)?.[0] ?? line.split(/[:=<(]/)[0]?.trimEnd())
    .join('\n');

function kept(declarations: Declarations): Declarations {
  const held = new Set(heldFiles(declarations));
  return Object.fromEntries(
    Object.entries(declarations).flatMap(([file, text]) => {
      if (held.has(file)) return [[file, text] as const];
      return OF_CONTRACT.test(file) ? [[file, onlyNames(text)] as const] : [];
    }),
  );
}

export function contractNow(): Contract {
  const { version } = JSON.parse(readFileSync(join(SHARED, 'package.json'), 'utf8')) as { version: string };
  return { version, calls: callShapes(), types: kept(declarationsOf()) };
}

export const lastReleased = (): Contract | null =>
  existsSync(RELEASED) ? (JSON.parse(readFileSync(RELEASED, 'utf8')) as Contract) : null;

const lines = (entries: object): string =>
  Object.entries(entries)
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(',\n');

/** One line for each call and each file, so that a change shows what it touched. */
export const writeReleased = ({ version, calls, types }: Contract): void =>
  writeFileSync(
    RELEASED,
    `{\n"version": ${JSON.stringify(version)},\n"calls": {\n${lines(calls)}\n},\n"types": {\n${lines(types)}\n}\n}\n`,
  );

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export interface Difference {
  /** What would break a remote that was built for `was`, with the name of the export or call. */
  broken: string[];
  /** Whether there is any difference at all. */
  changed: boolean;
}

/** The compiler is asked only where a declaration reads otherwise. */
export function difference(was: Contract, is: Contract): Difference {
  const typesDiffer = !same(was.types, is.types);
  const types = typesDiffer ? [...goneNames(was.types, is.types), ...changedValues(was.types, is.types)] : [];
  return {
    broken: [...brokenCalls(was.calls, is.calls), ...types],
    changed: typesDiffer || !same(was.calls, is.calls),
  };
}
