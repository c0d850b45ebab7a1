import { hasUnsavedChanges, onCodeLost } from '@surco/shared/platform';
import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import { readRegistry } from '@surco/shared/federation/registry';

/** The version that this tab was drawn anew for already, so that it is not drawn anew for it twice. */
const KEY = 'surco.renewed';

async function fresh(address: string): Promise<unknown> {
  const response = await fetch(address, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

const entriesOf = (remotes: readonly RegisteredRemote[]): string[] =>
  remotes.map(({ name, entry }) => `${name} ${entry}`).toSorted();

/** The host's first files, of what its build wrote beside them. */
function firstFiles(files: unknown): string[] {
  const initial: unknown = typeof files === 'object' && files !== null && 'initial' in files ? files.initial : null;
  return Array.isArray(initial) ? initial.map((file) => `/${String(file)}`) : [];
}

const isRunning = (file: string): boolean => [...document.scripts].some(({ src }) => src.endsWith(file));

/** What is deployed now, when that is something else than what this tab runs. */
async function deployed(remotes: readonly RegisteredRemote[]): Promise<string | null> {
  const [registry, host] = await Promise.all([fresh('/registry.json'), fresh('/files.json').then(firstFiles)]);
  const ours = new Set(entriesOf(remotes));
  const theirs = entriesOf(readRegistry(registry).remotes);
  if (host.every(isRunning) && theirs.every((entry) => ours.has(entry)) && theirs.length === ours.size) return null;
  return [...host, ...theirs].join('\n');
}

/** Notes that the tab is drawn anew for this version. @returns whether it had not been */
function firstTimeFor(version: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === version) return false;
    sessionStorage.setItem(KEY, version);
    return true;
  } catch {
    return false;
  }
}

/**
 * A tab that was open across a deploy may ask for code that is there no more. Then, and once for each deploy, the page
 * is drawn anew; never over something half-written, and never because of a fault that a newer version would not mend.
 */
export function renewWhenOld(remotes: readonly RegisteredRemote[], reload: () => void): () => void {
  let looking = false;
  const look = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    const version = await deployed(remotes).catch(() => null);
    looking = false;
    if (version !== null && !hasUnsavedChanges() && firstTimeFor(version)) reload();
  };
  return onCodeLost(() => void look());
}
