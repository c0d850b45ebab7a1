import { readRegistry } from '@surco/shared/federation';
import type { HostFiles, RouteClaims } from '@surco/shared/federation/build';

/** What a host offers to sections, and which sections it has. */
export interface Host {
  /** Its URL. */
  source: string;
  /** The files, shared modules and versions of its build. */
  files: HostFiles;
  /** The paths of its sections. */
  remotes: readonly RouteClaims[];
  /** Content security policy of its pages; empty when they have none. */
  policy: string;
  /** Reads a file of its build; null when there is none of this name. */
  readFile: (name: string) => Promise<Uint8Array | null>;
}

async function fetchFromHost(source: string, path: string): Promise<Response> {
  return fetch(new URL(path, source)).catch((error: unknown) => {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new Error(`${source} does not answer (${reason}).`, { cause: error });
  });
}

/** Reads a document that a running host serves to everyone. @throws with one sentence */
export async function fetchHostJson(source: string, path: string): Promise<unknown> {
  const response = await fetchFromHost(source, path);
  if (!response.ok) throw new Error(`${source} answers ${path} with status ${response.status}.`);
  return response.json();
}

/** Reads a running host. @throws with one sentence when it cannot be read */
export async function readHost(source: string): Promise<Host> {
  const [files, registry, page] = await Promise.all([
    fetchHostJson(source, '/files.json'),
    fetchHostJson(source, '/registry.json'),
    fetchFromHost(source, '/'),
  ]);
  return {
    source,
    files: files as HostFiles,
    remotes: readRegistry(registry).remotes,
    policy: page.headers.get('content-security-policy') ?? '',
    readFile: async (name) => {
      const response = await fetchFromHost(source, `/${name}`);
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    },
  };
}
