import { withRetryUrl, wrapFileLoading } from '@surco/shared/federation/runtime';

/** Makes retries of the host's own chunks bypass the cache, as `loadSectionFile` does for those of the sections. */
export const installHostChunkRetry = (): void => wrapFileLoading(withRetryUrl);
