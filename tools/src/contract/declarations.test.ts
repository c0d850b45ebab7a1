import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { changedValues, declarationsOf } from './declarations';
import { goneNames, namesIn, touchedFiles } from './names';

// The compiler runs three times.
jest.setTimeout(180_000);

const root = mkdtempSync(join(tmpdir(), 'surco-contract-'));
afterAll(() => rmSync(root, { recursive: true }));

const CALLS = `export interface Calls { a: { data: number }; b: { data: string } }
export type Answer<K extends keyof Calls> = Calls[K] extends { data: infer D } ? D : never;`;

const WAS = {
  'styles.d.ts': `declare module '*.css';`,
  'contract/index.ts': CALLS,
  'platform/index.ts': `export * from './call'; export * from './say';`,
  'platform/call.ts': `import type { Answer, Calls } from '../contract';
    export type Cached<K extends keyof Calls> = { get: () => Answer<K>; set: (value: Answer<K>) => void };
    export const call = <K extends keyof Calls>(key: K): Cached<K> => { throw new Error(String(key)); };`,
  'platform/say.ts': `export const say = (text: string, life?: number): number => text.length + (life ?? 0);
    export const gone = 1;
    export const LIFE: number = 5000;`,
  'ui/types.ts': `export interface Props { label: string; tone?: 'a' | 'b' }`,
  'ui/box.tsx': `import type { Props } from './types'; export const box = (props: Props): string => props.label;`,
  'domain/index.ts': `export class Fault extends Error { constructor(readonly code: string) { super(code); } }`,
};

function written(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name, file)), { recursive: true });
    writeFileSync(join(root, name, file), text);
  }
  return join(root, name);
}

test('C-07 the compiler itself says which exports can no longer stand for the former ones', () => {
  const was = declarationsOf(written('was', WAS));
  expect(namesIn(was, 'platform/index.d.ts')).toEqual(['Cached', 'LIFE', 'call', 'gone', 'say']);

  const source = written('is', {
    ...WAS,
    // A call more, a narrower answer, an optional argument more: nobody who used the former ones is in trouble.
    'contract/index.ts': CALLS.replace('b: {', 'c: { data: boolean }; b: {'),
    'platform/say.ts': `export const say = (text: string, life?: number, loud?: boolean): number => text.length + (life ?? 0) + (loud ? 1 : 0);
      export const LIFE: 5000 = 5000; export const extra = 2;`,
    'ui/types.ts': WAS['ui/types.ts'].replace('label: string;', 'label: string; size: number;'),
    'domain/index.ts': WAS['domain/index.ts']
      .replaceAll('code: string', 'code: number')
      .replace('super(code)', 'super()'),
  });
  const is = declarationsOf(source);
  expect(goneNames(was, is)).toEqual(['platform: gone ya no existe', 'platform/say: gone ya no existe']);
  expect(changedValues(was, is, source).toSorted()).toEqual(['domain: Fault cambió', 'ui/box: box cambió']);
});

test('C-07 a file is touched by whatever it refers to, however far away', () => {
  const was = { 'a.d.ts': `export * from './b';`, 'b.d.ts': `import("./c").C`, 'c.d.ts': 'one', 'd.d.ts': '' };
  expect(touchedFiles(was, { ...was, 'c.d.ts': 'two' }).toSorted()).toEqual(['a.d.ts', 'b.d.ts', 'c.d.ts']);
});
