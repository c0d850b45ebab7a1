import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../packages';
import { rewritePackagePaths, moduleBanner } from './rewritePackagePaths';
import { unbundledPackages } from './packageFiles';
import { readBuildVersion } from './readBuildVersion';

const api = join(ROOT, 'api', 'src');

/** The command line, and what worker threads load by its file name. */
const entryPoints = [
  'commands/main.ts',
  'core/workbook/read/readCellsTask.ts',
  'core/workbook/write/writeWorkbookTask.ts',
  'modules/papers/papersTask.ts',
  'modules/sections/compressCopiesTask.ts',
];

/** Bundles the API as modules of Node into a folder, which is `lib` of a bundle. */
export async function bundleApi(outdir: string): Promise<void> {
  await build({
    absWorkingDir: api,
    entryPoints,
    // All files are in one folder, so that a thread's task is beside each module that starts it.
    entryNames: '[name]',
    chunkNames: 'chunk-[hash]',
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    banner: { js: moduleBanner },
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.SURCO_VERSION': JSON.stringify(readBuildVersion()),
    },
    // What nobody loads: the native client of pg, and the compiler that cosmiconfig reads settings in TypeScript with.
    external: [...unbundledPackages, 'pg-native', 'typescript'],
    plugins: [rewritePackagePaths],
    // Names stay readable in stack traces.
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'eof',
    logLevel: 'error',
  });
}
