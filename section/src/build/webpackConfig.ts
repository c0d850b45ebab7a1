import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { type RemoteManifest, toContainerName } from '@surco/shared/federation';
import { SHARED_MODULES } from '@surco/shared/federation/build';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Chunk, Configuration } from 'webpack';
import { getConsumeOptions } from '../manifest';
import { getBrowserModule } from './browser/browserModules';
import { describeBuiltFiles, FilesPlugin } from './filesPlugin';
import { ECMA_VERSION, SCRIPT_TARGET, scriptRules } from './scriptRules';
import { SUPPORTED_BROWSERS } from './supportedBrowsers';

export interface BuildOptions {
  /** Folder of the package. */
  root: string;
  mode: 'production' | 'development';
  /** Output folder; `dist` of the package by default. */
  outputPath?: string;
}

/** Resolves loaders from this package, because host and sections do not install them. */
const { resolve } = createRequire(import.meta.url);

/**
 * The libraries of a page are in its chunk. Only modules that several pages use, and that are large enough for a
 * request, get a chunk of their own. A worker is one file, because its policy forbids it to load others.
 */
export const splitChunksOptions = {
  chunks: (chunk: Chunk) => !chunk.canBeInitial() && !chunk.hasRuntime(),
  minSize: 12_000,
  cacheGroups: { default: { minChunks: 2, reuseExistingChunk: true }, defaultVendors: false as const },
};

/** The common configuration of host and sections: compiler, minifier, hashed file names. */
export function createBaseConfig({ root, mode, outputPath = join(root, 'dist') }: BuildOptions): Configuration {
  const isProduction = mode === 'production';
  return {
    mode,
    context: root,
    target: ['web', SCRIPT_TARGET],
    devtool: isProduction ? false : 'cheap-module-source-map',
    // Production builds do not use the cache: its key lacks the environment variables and most loader options.
    cache: isProduction
      ? false
      : {
          type: 'filesystem',
          // It is written in a pause, not between two changes.
          idleTimeoutAfterLargeChanges: 30_000,
          name: `${root.split(/[\\/]/).at(-1)}-${mode}`,
          version: `${mode} ${JSON.stringify([scriptRules.map(({ use }) => use), SUPPORTED_BROWSERS])}`,
        },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        ...scriptRules,
        {
          test: /\.css$/,
          use: [
            resolve('style-loader'),
            // A source map of a style sheet would be part of the script.
            { loader: resolve('css-loader'), options: { sourceMap: !isProduction } },
            { loader: resolve('lightningcss-loader'), options: { targets: SUPPORTED_BROWSERS, minify: isProduction } },
          ],
        },
        // antd's libraries have no side effects but do not declare it, so their unused parts would be bundled.
        { test: /[\\/]node_modules[\\/]@(rc-component|ant-design)[\\/]/, sideEffects: false },
      ],
    },
    output: {
      path: outputPath,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      // For files on another origin (ASSETS_URL): their preloads have it too.
      crossOriginLoading: 'anonymous',
      // Otherwise a module that throws while it loads counts as loaded at the next import.
      strictModuleExceptionHandling: true,
      // A chunk that hangs fails after this time, so that the user sees the panel with the retry button.
      chunkLoadTimeout: 5000,
      uniqueName: root.split(/[\\/]/).at(-1),
    },
    optimization: {
      minimize: isProduction,
      // The shortest names for exports and a repeated compression are 1 % fewer bytes; a fourth pass saves none.
      mangleExports: isProduction && 'size',
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { ecma: ECMA_VERSION, compress: { ecma: ECMA_VERSION, passes: 3 }, mangle: true },
          extractComments: false,
        }),
      ],
      splitChunks: splitChunksOptions,
      chunkIds: isProduction ? 'deterministic' : 'named',
      moduleIds: isProduction ? 'deterministic' : 'named',
    },
    performance: false,
    stats: 'errors-warnings',
  };
}

/** Webpack configuration of a section: it exposes `./routes` and contains no shared module. */
export function createSectionConfig(manifest: Pick<RemoteManifest, 'name'>, options: BuildOptions): Configuration {
  const config = createBaseConfig(options);
  const name = toContainerName(manifest.name);
  return {
    ...config,
    entry: {},
    // The federation plugin warns of `publicPath: 'auto'`, which is intended.
    infrastructureLogging: { level: 'error' },
    output: { ...config.output, publicPath: 'auto' },
    plugins: [
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.[contenthash:10].js',
        exposes: { './routes': { import: './src/routes', name: 'routes' } },
        shared: Object.fromEntries(SHARED_MODULES.map((module) => [module.name, getConsumeOptions(module)])),
        runtimePlugins: [getBrowserModule('fileLoaderPlugin')],
        dts: false,
        manifest: true,
        // The host provides the runtime, so that it is loaded once; sections load no sections of their own.
        experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
      }),
      new FilesPlugin('files.json', (compilation) => describeBuiltFiles(compilation, name, 'routes')),
    ],
  };
}
