import { accessSync, constants, mkdirSync } from 'node:fs';
import type { Settings } from './settings';
import { StartError } from './startError';

/** Creates the data folder. @throws StartError when it cannot be written. */
export function ensureDataDir({ dataDir }: Pick<Settings, 'dataDir'>): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(
      `The folder ${dataDir} cannot be written to: check its permissions or set another one in DATA_DIR.`,
    );
  }
}
