import { isRecord } from '@surco/shared/platform';

/** How often code is asked for whose time ran out: each time the browser goes on where it was. */
const ATTEMPTS = 6;

const isSlow = (error: unknown): boolean =>
  isRecord(error) && error.name === 'ChunkLoadError' && error.type === 'timeout';

/**
 * Loads code that somebody asked for and waits for: the bundler gives up on any file after some seconds, which is too
 * soon for a large one on a slow network. What is missing or cannot be reached is told at once.
 */
export async function patiently<M>(load: () => Promise<M>): Promise<M> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (!isSlow(error) || attempt === ATTEMPTS) throw error;
    }
  }
}
