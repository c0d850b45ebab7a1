import { isRecord } from '@surco/shared/platform';

/** All attempts, the first included. The browser goes on downloading the file between them. */
const MAX_ATTEMPTS = 6;

const isChunkTimeout = (error: unknown): boolean =>
  isRecord(error) && error.name === 'ChunkLoadError' && error.type === 'timeout';

/**
 * Repeats a dynamic import that timed out: the bundler's time-out is too short for a large file on a slow network.
 * @throws at once when the file is missing or the server is unreachable
 */
export async function retryOnChunkTimeout<M>(load: () => Promise<M>): Promise<M> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (!isChunkTimeout(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
