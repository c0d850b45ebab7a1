import type { APIRequestContext } from '@playwright/test';
import type { HostFiles } from '@surco/shared/federation/build';

async function fetchHostFiles(request: APIRequestContext): Promise<HostFiles> {
  return (await (await request.get('/files.json')).json()) as HostFiles;
}

const toPathPattern = (files: readonly string[] | undefined, name: string): RegExp => {
  if (!files?.length) throw new Error(`The host has no files of ${name}.`);
  return new RegExp(`/(${files.map((file) => file.replaceAll('.', '\\.')).join('|')})$`);
};

/** A pattern for the paths of the files of a named chunk of the host; the files themselves are named by numbers. */
export async function fetchChunkFilePattern(request: APIRequestContext, name: string): Promise<RegExp> {
  return toPathPattern((await fetchHostFiles(request)).chunks[name], name);
}

/**
 * A pattern for the paths of the files that a shared module needs beyond the first load, e.g. `@surco/shared/ui/form`.
 */
export async function fetchSharedFilePattern(request: APIRequestContext, name: string): Promise<RegExp> {
  return toPathPattern((await fetchHostFiles(request)).shared[name], name);
}
