import { readRegistry, type RegisteredRemote } from '@surco/shared/federation';
import { abortAfter } from '../common/abortAfter';
import { fetchJson } from '../common/fetchJson';

/** Time-out in ms for the dev server while a page waits for it. */
export const LOCAL_TIMEOUT_MS = 3000;

/** Sections that the developer's machine serves. @throws when it does not answer within `timeoutMs` */
export async function fetchLocalSections(origin: string, timeoutMs: number): Promise<readonly RegisteredRemote[]> {
  const init: RequestInit = { cache: 'no-store', signal: abortAfter(timeoutMs) };
  return readRegistry(await fetchJson(`${origin}/registry.json`, init)).remotes;
}

/** Permission names for access to the local network; each browser supports some of them. */
const LOCAL_NETWORK_PERMISSIONS: readonly string[] = ['loopback-network', 'local-network-access'];

/** Whether the browser denies this page access to the local machine. */
export async function isLocalAccessDenied(): Promise<boolean> {
  const query = (name: string) => navigator.permissions.query({ name: name as PermissionName });
  const answers = await Promise.allSettled(LOCAL_NETWORK_PERMISSIONS.map(async (name) => query(name)));
  return answers.some((answer) => answer.status === 'fulfilled' && answer.value.state === 'denied');
}

/** Replaces the section of the same name; a new one is added at the end. */
export function replaceSection(
  remotes: readonly RegisteredRemote[],
  local: RegisteredRemote,
): readonly RegisteredRemote[] {
  const exists = remotes.some(({ name }) => name === local.name);
  return exists ? remotes.map((remote) => (remote.name === local.name ? local : remote)) : [...remotes, local];
}
