import type { Role } from '@surco/shared/contract/roles';
import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import { refusal } from '@surco/shared/federation/registry';
import type { Keep } from './worker/messages';

/** Which files bring what of the host, as its build wrote it (`files.json`). */
export interface HostFiles {
  initial: readonly string[];
  chunks: Readonly<Record<string, readonly string[]>>;
  shared: Readonly<Record<string, readonly string[]>>;
}

/** Parts of the host that are needed without a network, whoever is signed in. */
const HOST_CHUNKS = ['federation', 'offline', 'device', 'logout'];

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((item) => typeof item === 'string');
const isMap = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every(isTexts);

export const isHostFiles = (value: unknown): value is HostFiles =>
  typeof value === 'object' &&
  value !== null &&
  'initial' in value &&
  'chunks' in value &&
  'shared' in value &&
  isTexts(value.initial) &&
  isMap(value.chunks) &&
  isMap(value.shared);

const rooted = (files: readonly string[]): string[] => files.map((file) => `/${file}`);

/** What a role keeps on its device: the start, and what the remotes name for it; and all that exists today. */
export function wantedFiles(
  host: HostFiles,
  registered: readonly RegisteredRemote[],
  role: Role,
  loaded: readonly string[],
): Keep {
  const remotes = registered.filter((remote) => !refusal(remote));
  const ofRemotes = remotes.flatMap(({ offline = {}, entry, files }) => {
    const names = offline[role];
    return names
      ? [entry, ...names.flatMap((name) => files[name] ?? rooted(host.chunks[name] ?? host.shared[name] ?? []))]
      : [];
  });
  const start = [
    ...host.initial,
    ...[...HOST_CHUNKS, ...(role === 'Farmer' ? [] : ['shell'])].flatMap((name) => host.chunks[name] ?? []),
  ];
  const known = [
    ...rooted([host.initial, ...Object.values(host.chunks), ...Object.values(host.shared)].flat()),
    ...remotes.flatMap(({ entry, files }) => [entry, ...Object.values(files).flat()]),
  ];
  const wanted = [...new Set([...rooted(start), ...ofRemotes, ...loaded])];
  return { type: 'keep', wanted, known: [...new Set([...known, ...loaded])] };
}
