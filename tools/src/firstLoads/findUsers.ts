import type { HostFiles } from '@surco/shared/federation/build';

/** More names would hide which is meant. */
const MAX_NAMES = 3;

/** The shared modules and named chunks that need a script of the host, whose file has only a number. */
export function findUsers({ chunks, shared }: Pick<HostFiles, 'chunks' | 'shared'>, script: string): string[] {
  const number = /^host\/(\d+)$/.exec(script)?.[1];
  if (!number) return [];
  return [...Object.entries(chunks), ...Object.entries(shared)]
    .filter(([, files]) => files.some((file) => file.startsWith(`${number}.`)))
    .toSorted(([, a], [, b]) => a.length - b.length)
    .slice(0, MAX_NAMES)
    .map(([name]) => name);
}
