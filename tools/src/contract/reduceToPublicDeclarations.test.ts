import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { emitDeclarations } from './emitDeclarations';
import { collectExportTexts, describeRemovedNames } from './collectExportTexts';
import { findIncompatibleExports } from './findIncompatibleExports';

// The compiler runs several times.
jest.setTimeout(240_000);

const root = mkdtempSync(join(tmpdir(), 'surco-contract-'));
afterAll(() => rmSync(root, { recursive: true }));

const CALLS_SOURCE = `export interface Calls { a: { data: number }; b: { data: string } }
export type Answer<K extends keyof Calls> = Calls[K] extends { data: infer D } ? D : never;`;

const RELEASED_FILES = {
  'styles.d.ts': `declare module '*.css';`,
  'contract/index.ts': `export * from './calls/calls';`,
  'contract/calls/calls.ts': CALLS_SOURCE,
  'platform/index.ts': `export * from './call'; export { say, LIFE, gone } from './text/say';`,
  'platform/call.ts': `import type { Answer, Calls } from '../contract/calls/calls';
    export type Cached<K extends keyof Calls> = { get: () => Answer<K>; set: (value: Answer<K>) => void };
    export const call = <K extends keyof Calls>(key: K): Cached<K> => { throw new Error(String(key)); };`,
  'platform/text/say.ts': `export const say = (text: string, life?: number): number => text.length + (life ?? 0);
    export const gone = 1;
    export const internal = 1;
    export const LIFE: number = 5000;`,
  'ui/form/index.ts': `export { box } from './box';`,
  'ui/form/types.ts': `export interface Props { label: string; tone?: 'a' | 'b' }`,
  'ui/form/box.tsx': `import type { Props } from './types'; export const box = (props: Props): string => props.label;`,
  'domain/index.ts': `export class Fault extends Error { constructor(readonly code: string) { super(code); } }`,
};

function writeSource(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name, file)), { recursive: true });
    writeFileSync(join(root, name, file), text);
  }
  return join(root, name);
}

let released: ReturnType<typeof emitDeclarations>;
beforeAll(() => {
  released = emitDeclarations(writeSource('released', RELEASED_FILES));
});

test('C-07 the public API is what an index exports, and all that this refers to', () => {
  const { 'platform/index.d.ts': index, ...declarations } = released;
  expect(index).toContain('say');
  expect(Object.keys(declarations)).toEqual([
    'contract/index.d.ts',
    'domain/index.d.ts',
    'platform/call.d.ts',
    'platform/text/say.d.ts',
    'ui/form/box.d.ts',
    'ui/form/index.d.ts',
    'ui/form/types.d.ts',
  ]);
  expect(JSON.stringify(declarations)).not.toContain('internal');
  expect(declarations['platform/call.d.ts']).toContain(`from '@surco/shared/contract'`);
});

test('C-07 reports removed exports, and those whose type is not compatible with the released one', () => {
  const source = writeSource('is', {
    ...RELEASED_FILES,
    // One more call, one more export, a narrower type of a constant and one more optional argument break no section.
    'contract/calls/calls.ts': CALLS_SOURCE.replace('b: {', 'c: { data: boolean }; b: {'),
    'platform/index.ts': `export * from './call'; export { say, LIFE, extra } from './text/say';`,
    'platform/text/say.ts': `export const say = (text: string, life?: number, loud?: boolean): number => text.length + (life ?? 0) + (loud ? 1 : 0);
      export const LIFE: 5000 = 5000; export const extra = 2;`,
    'ui/form/types.ts': RELEASED_FILES['ui/form/types.ts'].replace('label: string;', 'label: string; size: number;'),
    'domain/index.ts': RELEASED_FILES['domain/index.ts']
      .replaceAll('code: string', 'code: number')
      .replace('super(code)', 'super()'),
  });
  const current = emitDeclarations(source);
  expect(describeRemovedNames(released, current)).toEqual(['platform: gone no longer exists']);
  expect(findIncompatibleExports(released, current, source).toSorted()).toEqual([
    'domain: Fault changed',
    'ui/form: box changed',
  ]);
});

test('C-07 an inner file may move and be renamed', () => {
  const { 'platform/text/say.ts': say, 'ui/form/types.ts': types, ...rest } = RELEASED_FILES;
  const source = writeSource('after-move', {
    ...rest,
    'platform/index.ts': `export * from './call'; export { say, LIFE, gone } from './speech';`,
    'platform/speech.ts': say,
    'domain/props.ts': types,
    'ui/form/box.tsx': RELEASED_FILES['ui/form/box.tsx'].replace('./types', '../../domain/props'),
  });
  const current = emitDeclarations(source);
  expect([...collectExportTexts(current)]).toEqual([...collectExportTexts(released)]);
  expect(findIncompatibleExports(released, current, source)).toEqual([]);
});

test('C-07 the text of an export covers all that it refers to', () => {
  const types = {
    'ui/form/index.d.ts': `export { box } from './box';`,
    'ui/form/box.d.ts': `import type { A as Props } from './a';\nexport declare const box: (props: Props) => import("./c").C;`,
    'ui/form/a.d.ts': `import type { B } from './b';\nexport interface A { b: B }`,
    'ui/form/b.d.ts': 'export type B = 1;',
    'ui/form/c.d.ts': 'export type C = 1;',
  };
  const getBoxText = (change: object) => collectExportTexts({ ...types, ...change }).get('ui/form#box');
  expect(getBoxText({ 'ui/form/b.d.ts': 'export type B = 2;' })).not.toBe(getBoxText({}));
  expect(getBoxText({ 'ui/form/c.d.ts': 'export type C = 2;' })).not.toBe(getBoxText({}));
  expect(getBoxText({ 'ui/form/d.d.ts': 'export type D = 2;' })).toBe(getBoxText({}));
});
