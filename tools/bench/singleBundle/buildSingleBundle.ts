import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { readSharedVersions } from '@surco/section/manifest';
import { build } from 'vite';
import { compressFolder } from '../../src/build/compressFolder';
import { manualPlugin } from './manualPlugin';

export const SINGLE_BUNDLE_DIST = join(import.meta.dirname, '..', 'dist', 'mono');

/** Builds host and sections as a single Vite application with the defaults of Vite, for the browsers of the product. */
export async function buildSingleBundle(): Promise<void> {
  const { NODE_ENV } = process.env;
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    plugins: [react(), manualPlugin()],
    define: { SHARED_VERSIONS: JSON.stringify(readSharedVersions()) },
    build: { outDir: SINGLE_BUNDLE_DIST, emptyOutDir: true, target: 'es2021', reportCompressedSize: false },
  });
  // Vite sets NODE_ENV=production in this process. Servers started later would inherit it and refuse demo settings.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  await compressFolder(SINGLE_BUNDLE_DIST);
}
