import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from '../../src/build/compressFolder';
import { buildOne } from '../../src/buildOne';
import { ROOT } from '../../src/packages';

/** What the measured first loads download. */
export const MEASURED_FRONT_ENDS = ['host', 'mfe-sales', 'mfe-inventory', 'mfe-simulator'] as const;

/** Builds packages again, with source maps beside their scripts. */
export async function buildSourceMaps(names: readonly string[]): Promise<void> {
  for (const name of names) {
    await buildOne(name, 'production', undefined, { sourceMaps: true });
    await compressFolder(join(ROOT, name, 'dist'));
  }
}

/** Lets the next build replace builds that have source maps: they would be published with the scripts. */
export function forgetBuilds(names: readonly string[]): void {
  for (const name of names) rmSync(join(ROOT, name, 'dist', '.fingerprint'), { force: true });
}
