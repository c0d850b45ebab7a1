import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCallJsonSchemas } from '@surco/shared/contract/calls';
import { findBrokenCalls, type CallShapes } from './findBrokenCalls';
import { SHARED_ROOT } from './compiler';
import { emitDeclarations } from './emitDeclarations';
import { collectExportTexts, describeRemovedNames } from './collectExportTexts';
import { findIncompatibleExports } from './findIncompatibleExports';
import type { Declarations } from './moduleDeclarations';
import { extractSharedSchemas, inlineSharedSchemas, type SharedSchemas } from './sharedSchemas';

/** The public API of `shared`, which sections are built against. */
export interface Contract {
  version: string;
  calls: CallShapes;
  /** Declarations of the public API by file, as `reduceToPublicDeclarations` returns them. */
  types: Declarations;
}

/** The format of `released.json`: 1 had the declarations of every file of `shared`, 2 has those of its public API. */
const FORMAT = 2;
const RELEASED_FILE = join(SHARED_ROOT, 'released.json');

interface ReleasedFile {
  format?: number;
  version: string;
  schemas: SharedSchemas;
  calls: unknown;
  types: Declarations;
}

/** The last release, or only its version when its file has another format. */
export type LastRelease = Contract | { version: string; format: number };

export function buildCurrentContract(): Contract {
  const { version } = JSON.parse(readFileSync(join(SHARED_ROOT, 'package.json'), 'utf8')) as { version: string };
  return { version, calls: getCallJsonSchemas(), types: emitDeclarations() };
}

export function readReleasedContract(file = RELEASED_FILE): LastRelease | null {
  if (!existsSync(file)) return null;
  const { format = 1, version, schemas, calls, types } = JSON.parse(readFileSync(file, 'utf8')) as ReleasedFile;
  if (format !== FORMAT) return { version, format };
  return { version, calls: inlineSharedSchemas(calls, schemas), types };
}

const joinLines = (values: readonly string[]): string => values.join(',\n');

const formatJsonLines = (entries: object): string =>
  joinLines(Object.entries(entries).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`));

/** Writes one line for each schema, call and file, so that a diff shows what a change touches. */
export function writeReleasedContract({ version, calls, types }: Contract, file = RELEASED_FILE): void {
  const stored = extractSharedSchemas(calls);
  const schemas = joinLines(stored.schemas.map((schema) => JSON.stringify(schema)));
  const parts = [
    `"format": ${FORMAT}`,
    `"version": ${JSON.stringify(version)}`,
    `"schemas": [\n${schemas}\n]`,
    `"calls": {\n${formatJsonLines(stored.calls as object)}\n}`,
    `"types": {\n${formatJsonLines(types)}\n}`,
  ];
  writeFileSync(file, `{\n${joinLines(parts)}\n}\n`);
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export interface ContractDifference {
  /** What breaks a section that was built for the release, with the name of the export or call. */
  broken: string[];
  /** Whether there is any difference at all. */
  hasChanges: boolean;
}

/** Compares the contract with the last release. The compiler runs only when the text of an export differs. */
export function compareContracts(released: LastRelease, current: Contract): ContractDifference {
  if ('format' in released)
    return { broken: [`released.json has format ${released.format}, which cannot be compared`], hasChanges: true };
  const typesDiffer = !isEqual([...collectExportTexts(released.types)], [...collectExportTexts(current.types)]);
  const types = typesDiffer
    ? [
        ...describeRemovedNames(released.types, current.types),
        ...findIncompatibleExports(released.types, current.types),
      ]
    : [];
  return {
    broken: [...findBrokenCalls(released.calls, current.calls), ...types],
    hasChanges: typesDiffer || !isEqual(released.calls, current.calls),
  };
}
