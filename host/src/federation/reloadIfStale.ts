import { hasUnsavedChanges, onChunkLoadError } from '@surco/shared/platform';
import { readRegistry, type RegisteredRemote } from '@surco/shared/federation';
import { fetchJson } from '../common/fetchJson';

/** Key in sessionStorage. Its value is the version that this tab was reloaded for, so that it is not reloaded twice. */
const RELOADED_VERSION_KEY = 'surco.reloadedVersion';

const fetchUncached = (address: string): Promise<unknown> => fetchJson(address, { cache: 'no-store' });

const toEntryLine = ({ name, entry }: RegisteredRemote): string => `${name} ${entry}`;
const listSectionEntries = (remotes: readonly RegisteredRemote[]): string[] => remotes.map(toEntryLine).sort();

/** The host's initial files, from `files.json` of its build. */
function readInitialFiles(files: unknown): string[] {
  const initial: unknown = typeof files === 'object' && files !== null && 'initial' in files ? files.initial : null;
  return Array.isArray(initial) ? initial.map((file) => `/${String(file)}`) : [];
}

const isLoadedScript = (file: string): boolean => [...document.scripts].some(({ src }) => src.endsWith(file));

export interface DeployedVersion {
  /** Identifies it. */
  id: string;
  /** The sections of this tab that are served in another version, or no more. */
  replaced: RegisteredRemote[];
}

/** The deployed version; null when this tab runs it, or our server does not answer. */
export async function findNewerVersion(remotes: readonly RegisteredRemote[]): Promise<DeployedVersion | null> {
  const [registry, hostFiles] = await Promise.all([
    fetchUncached('/registry.json'),
    fetchUncached('/files.json').then(readInitialFiles),
  ]);
  // Not our server answered, but a gateway or a portal.
  if (hostFiles.length === 0) return null;
  const running = new Set(listSectionEntries(remotes));
  const deployed = listSectionEntries(readRegistry(registry).remotes);
  if (
    hostFiles.every(isLoadedScript) &&
    deployed.every((entry) => running.has(entry)) &&
    deployed.length === running.size
  )
    return null;
  const replaced = remotes.filter((remote) => !deployed.includes(toEntryLine(remote)));
  return { id: [...hostFiles, ...deployed].join('\n'), replaced };
}

/** Marks that the tab is reloaded for this version. @returns false when it was reloaded for it before */
function markReloadedFor(version: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_VERSION_KEY) === version) return false;
    sessionStorage.setItem(RELOADED_VERSION_KEY, version);
    return true;
  } catch {
    return false;
  }
}

/**
 * After a deploy, an open tab may request code that no longer exists. Reloads the page then, once per deploy, but never
 * with unsaved changes or when the running version is the deployed one.
 * @returns a function that stops it
 */
export function reloadIfStale(remotes: readonly RegisteredRemote[], reload: () => void): () => void {
  let isChecking = false;
  const check = async (): Promise<void> => {
    if (isChecking) return;
    isChecking = true;
    const newer = await findNewerVersion(remotes).catch(() => null);
    isChecking = false;
    if (newer && !hasUnsavedChanges() && markReloadedFor(newer.id)) reload();
  };
  return onChunkLoadError(() => void check());
}
