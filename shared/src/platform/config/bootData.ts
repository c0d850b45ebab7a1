import type { RemoteRegistry } from '../../federation/manifest/registry';
import type { RuntimeConfig } from './runtimeConfig';

/**
 * Data that the page's HTML passes to the scripts to avoid a second round trip: the run-time configuration, the
 * registry of sections, and requests in flight (the session and the first list).
 * Absent when the HTML came from a plain file server; the host then fetches configuration and registry itself.
 */
export interface BootData {
  config?: RuntimeConfig;
  registry?: RemoteRegistry;
  /**
   * Whether a section is on trial for roles (the name is part of contract 2): after the sign-in, the user
   * may get other versions than those of this page.
   */
  hasCanary?: boolean;
  /** Sections of which this browser gets a preview, because it opened a preview link. */
  previews?: readonly string[];
  /** Requests started by the HTML, by `METHOD url`; each is used once. */
  inFlight: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    __surco?: BootData;
  }
}

/** Returns the data of the page, which is empty when its HTML passed none. The object is always the same. */
export const getBootData = (): BootData => (window.__surco ??= { inFlight: new Map() });

/** Takes the request that the HTML started for this method and URL, if there is one. */
export function takeInFlightRequest(method: string, url: string): Promise<Response> | undefined {
  const { inFlight } = getBootData();
  const key = `${method} ${url}`;
  const found = inFlight.get(key);
  inFlight.delete(key);
  return found;
}
