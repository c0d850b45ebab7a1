import { type RegisteredRemote, type RemoteModule, toContainerName } from '@surco/shared/federation';
import { retryUrl } from '@surco/shared/federation/runtime';
import { BlockedOriginError, DownloadError } from './loadErrors';
import { federation, hasContainer } from './federation';
import { rememberHashes } from './fileHashes';
import { isRefusedByPolicy } from './isRefusedByPolicy';

const isRemoteModule = (value: unknown): value is RemoteModule =>
  typeof value === 'object' && value !== null && 'pages' in value && typeof value.pages === 'object';

/**
 * How the federation runtime reports an entry that threw. A SyntaxError is excluded: such an answer is no JavaScript,
 * for example the HTML page of a proxy, and counts as a failed download.
 */
const THROWN_BY_ENTRY = /ScriptExecutionError(?!.*SyntaxError)/s;

async function toLoadError({ name, entry }: RegisteredRemote, cause: unknown): Promise<unknown> {
  if (hasContainer(toContainerName(name))) return cause;
  if (cause instanceof Error && THROWN_BY_ENTRY.test(cause.message)) return cause;
  // No better connection mends it, so it is no DownloadError.
  if (await isRefusedByPolicy(entry)) return new BlockedOriginError(entry, { cause });
  return new DownloadError(entry, { cause });
}

const modules = new Map<string, RemoteModule>();

/**
 * Registers a section. A new attempt before its container was accepted registers it under a new URL: the previous
 * attempt may hang, and its wrong answer may be cached.
 */
function register(remote: RegisteredRemote, name: string): void {
  if (hasContainer(name)) return;
  rememberHashes(remote);
  const isKnown = federation.options.remotes.some((registered) => registered.name === name);
  federation.registerRemotes([{ name, entry: retryUrl(remote.entry) }], { force: isKnown });
}

/** Loads a section's `./routes`; after a failure, a new call fetches again. */
export async function loadSectionModule(remote: RegisteredRemote): Promise<RemoteModule> {
  const name = toContainerName(remote.name);
  register(remote, name);
  const module = await federation.loadRemote<unknown>(`${name}/routes`).catch(async (cause: unknown) => {
    throw await toLoadError(remote, cause);
  });
  if (!isRemoteModule(module)) throw new Error(`${remote.name} gave no pages.`);
  // An attempt that hung may arrive after a later one; two modules of one section would have separate state.
  const first = modules.get(remote.name) ?? module;
  modules.set(remote.name, first);
  return first;
}
