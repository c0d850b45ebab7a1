import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import { readRegistry } from '@surco/shared/federation/registry';

/** How long the machine in front of the person may take, in ms: it is near. */
const PATIENCE = 3000;

/** The sections that the person's own machine serves now. @throws when none answers there */
export async function ownSections(origin: string): Promise<readonly RegisteredRemote[]> {
  const response = await fetch(`${origin}/registry.json`, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`${origin}: ${response.status}`);
  return readRegistry(await response.json()).remotes;
}

/** Puts a section in the place of the one of its name; one that the registry does not know yet comes last. */
export function inPlace(remotes: readonly RegisteredRemote[], own: RegisteredRemote): readonly RegisteredRemote[] {
  const known = remotes.some(({ name }) => name === own.name);
  return known ? remotes.map((remote) => (remote.name === own.name ? own : remote)) : [...remotes, own];
}
