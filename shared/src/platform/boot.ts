import type { RemoteRegistry } from '../federation/registry';
import type { RuntimeConfig } from './config';

/**
 * What the page's HTML hands to the code, so that nothing waits for a second round trip: the run-time configuration,
 * the registry of remotes, and answers already under way (the session and the first list).
 * Absent when the HTML came from a plain file server; then the host fetches the first two itself.
 */
export interface Boot {
  config?: RuntimeConfig;
  registry?: RemoteRegistry;
  /** Whoever signs in may get other versions of the remotes than those handed here. */
  trial?: boolean;
  /** Requests started by the HTML, by `METHOD url`; each is used once. */
  inFlight: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    __surco?: Boot;
  }
}

export const boot = (): Boot => (window.__surco ??= { inFlight: new Map() });

/** Takes a request the HTML started, if it started this very one. */
export function takeInFlight(method: string, url: string): Promise<Response> | undefined {
  const { inFlight } = boot();
  const key = `${method} ${url}`;
  const found = inFlight.get(key);
  inFlight.delete(key);
  return found;
}
