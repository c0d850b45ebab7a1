import type { Role } from '@surco/shared/domain';
import { findContractMismatch, type RegisteredRemote } from '@surco/shared/federation';
import { getAssetsUrl } from '../common/assets';
import { type CacheFilesMessage, isStringArray } from './worker/cacheFilesMessage';

/** Files of the host's build by what they contain, read from `files.json`. */
export interface HostBuildFiles {
  initial: readonly string[];
  chunks: Readonly<Record<string, readonly string[]>>;
  shared: Readonly<Record<string, readonly string[]>>;
  media?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Chunks of the host that every role needs offline. Of the manual, the text: its pictures are ten times as large and are
 * stored when it is first opened.
 */
const OFFLINE_HOST_CHUNKS = ['federation', 'offline', 'device', 'hints', 'login', 'logout', 'manual', 'about'];

/** Chunks of the host that staff need, too: the frame, antd, the global search, and long lists. */
const STAFF_OFFLINE_HOST_CHUNKS = ['shell', 'theme', 'search', 'virtual-rows', 'manual-staff'];

const isStringArrayMap = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every(isStringArray);

export const isHostBuildFiles = (value: unknown): value is HostBuildFiles =>
  typeof value === 'object' &&
  value !== null &&
  'initial' in value &&
  'chunks' in value &&
  'shared' in value &&
  isStringArray(value.initial) &&
  isStringArrayMap(value.chunks) &&
  isStringArrayMap(value.shared) &&
  (!('media' in value) || isStringArrayMap(value.media));

const toHostAddresses = (files: readonly string[]): string[] => files.map((file) => `${getAssetsUrl()}/${file}`);

/** The entry of a section and, of a published one, the hashes of its files: without them no other file is run. */
const listEntryFiles = ({ entry, filesIntegrity }: RegisteredRemote): string[] => [
  entry,
  ...(filesIntegrity ? [entry.replace(/[^/]+$/, 'integrity.json')] : []),
];

/**
 * Lists the files that a role needs offline (`wanted`): the host's start and what the manifests name. `known` are all
 * files of the deployed builds: the worker deletes others from its cache.
 * @param loaded addresses of the scripts that the page has loaded; they are cached, too
 */
export function listOfflineFiles(
  host: HostBuildFiles,
  registered: readonly RegisteredRemote[],
  role: Role,
  loaded: readonly string[],
): CacheFilesMessage {
  const remotes = registered.filter((remote) => !findContractMismatch(remote));
  const remoteFiles = remotes.flatMap((remote) => {
    const { offline = {}, files } = remote;
    const names = offline[role];
    return names
      ? [
          ...listEntryFiles(remote),
          ...names.flatMap((name) => files[name] ?? toHostAddresses(host.chunks[name] ?? host.shared[name] ?? [])),
        ]
      : [];
  });
  const hostFiles = [
    ...host.initial,
    ...[...OFFLINE_HOST_CHUNKS, ...(role === 'Farmer' ? ['manual-farmer'] : STAFF_OFFLINE_HOST_CHUNKS)].flatMap(
      (name) => host.chunks[name] ?? [],
    ),
  ];
  const known = [
    ...toHostAddresses(
      [
        host.initial,
        ...Object.values(host.chunks),
        ...Object.values(host.shared),
        ...Object.values(host.media ?? {}),
      ].flat(),
    ),
    ...remotes.flatMap((remote) => [...listEntryFiles(remote), ...Object.values(remote.files).flat()]),
  ];
  const requested = [...new Set([...toHostAddresses(hostFiles), ...remoteFiles, ...loaded])];
  return { type: 'keep', wanted: requested, known: [...new Set([...known, ...loaded])] };
}
