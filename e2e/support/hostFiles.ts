import type { APIRequestContext } from '@playwright/test';
import type { HostFiles } from '@surco/shared/federation/build';

/** A pattern for the paths of the files of a named chunk of the host; the files themselves are named by numbers. */
export async function fetchChunkFilePattern(request: APIRequestContext, name: string): Promise<RegExp> {
  const { chunks } = (await (await request.get('/files.json')).json()) as HostFiles;
  const files = chunks[name];
  if (!files?.length) throw new Error(`The host has no files of ${name}.`);
  return new RegExp(`/(${files.map((file) => file.replaceAll('.', '\\.')).join('|')})$`);
}
