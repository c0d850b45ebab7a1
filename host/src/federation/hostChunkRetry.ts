import { type LoadFile, withRetryUrl } from '@surco/shared/federation/runtime';

const isLoadFile = (value: unknown): value is LoadFile => typeof value === 'function';

/** Makes retries of the host's own chunks bypass the cache, as `containerRuntime` does for remotes. */
export function installHostChunkRetry(): void {
  const load: unknown = Reflect.get(__webpack_require__, 'l');
  if (isLoadFile(load)) Reflect.set(__webpack_require__, 'l', withRetryUrl(load));
}
