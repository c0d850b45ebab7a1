import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import { readRegistry } from '@surco/shared/federation/registry';

/** How long the machine in front of the person may take while a page waits for it, in ms: it is near. */
export const PATIENCE = 3000;

/** The sections that the person's own machine serves now. @throws when none answers there within `patience` ms */
export async function ownSections(origin: string, patience: number): Promise<readonly RegisteredRemote[]> {
  const response = await fetch(`${origin}/registry.json`, { cache: 'no-store', signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${origin}: ${response.status}`);
  return readRegistry(await response.json()).remotes;
}

/** Names under which browsers keep whether a page may talk to this machine; each knows some of them. */
const PERMISSIONS: readonly string[] = ['loopback-network', 'local-network-access'];

/** Whether the browser was told to keep this page from the machine in front of the person. */
export async function isKeptFromMachine(): Promise<boolean> {
  const ask = (name: string) => navigator.permissions.query({ name: name as PermissionName });
  const answers = await Promise.allSettled(PERMISSIONS.map(async (name) => ask(name)));
  return answers.some((answer) => answer.status === 'fulfilled' && answer.value.state === 'denied');
}

/** Puts a section in the place of the one of its name; one that the registry does not know yet comes last. */
export function inPlace(remotes: readonly RegisteredRemote[], own: RegisteredRemote): readonly RegisteredRemote[] {
  const known = remotes.some(({ name }) => name === own.name);
  return known ? remotes.map((remote) => (remote.name === own.name ? own : remote)) : [...remotes, own];
}
