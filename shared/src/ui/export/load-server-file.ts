import type { CallKey } from '../../contract';
import type { fetchServerFile as fetchFile } from './fetch-server-file';
import type { NamedFile } from './save-file';

/** `fetchServerFile`, whose code is loaded with the first file. */
export async function fetchServerFile<K extends CallKey>(
  ...parameters: Parameters<typeof fetchFile<K>>
): Promise<NamedFile> {
  const module = await import(/* webpackChunkName: "server-file" */ './fetch-server-file');
  return module.fetchServerFile<K>(...parameters);
}
