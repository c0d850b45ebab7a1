import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { sharedVersions } from '@surco/shared/federation/sharedModules';
import { build } from 'vite';
import { compressFolder } from '../../../tools/src/compress';

export const MONO_DIST = join(import.meta.dirname, '..', 'dist', 'mono');

/** Builds host and remotes as one plain Vite application, with Vite's own defaults. */
export async function buildMono(): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    plugins: [react()],
    define: { SHARED_VERSIONS: JSON.stringify(sharedVersions()) },
    build: { outDir: MONO_DIST, emptyOutDir: true, target: 'es2021', reportCompressedSize: false },
  });
  await compressFolder(MONO_DIST, readdirSync(MONO_DIST, { recursive: true, encoding: 'utf8' }));
}
