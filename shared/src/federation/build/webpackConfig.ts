import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Chunk, type Configuration } from 'webpack';
import { FilesPlugin, describeHostFiles, describeRemoteFiles } from './filesPlugin';
import { toContainerName, type RemoteManifest } from '../manifest/manifest';
import { chunkGroups } from './chunkGroups';
import { CONTRACT_VERSION } from '../manifest/registry';
import { getConsumeOptions, SHARED_MODULES, readSharedVersions } from './sharedModules';

export interface BuildOptions {
  /** Folder of the package. */
  root: string;
  mode: 'production' | 'development';
  /** Output folder; `dist` of the package by default. */
  outputPath?: string;
}

/** Resolves loaders from this package, because the apps do not install them. */
const { resolve } = createRequire(import.meta.url);

const swcRule = {
  loader: resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      // Always the production JSX runtime: a section in development runs in a host with React's production build.
      transform: { react: { runtime: 'automatic', development: false } },
      target: 'es2021',
      experimental: {
        plugins: [[resolve('@swc/plugin-transform-imports'), { antd: { transform: 'antd/es/{{kebabCase member}}' } }]],
      },
    },
  },
};

/**
 * The libraries of a page are in its chunk. Only modules that several pages use, and that are large enough for a
 * request, get a chunk of their own. A worker is one file, because its policy forbids it to load others.
 */
const splitChunksOptions = {
  chunks: (chunk: Chunk) => !chunk.canBeInitial() && !chunk.hasRuntime(),
  minSize: 12_000,
  cacheGroups: { default: { minChunks: 2, reuseExistingChunk: true }, defaultVendors: false as const },
};

/** The common configuration of host and remotes: compiler, minifier, hashed file names. */
function createBaseConfig({ root, mode, outputPath = join(root, 'dist') }: BuildOptions): Configuration {
  const release = mode === 'production';
  return {
    mode,
    context: root,
    target: ['web', 'es2021'],
    devtool: release ? false : 'cheap-module-source-map',
    // Release builds do not use the cache: its key contains neither environment variables nor loader options.
    cache: release
      ? false
      : {
          type: 'filesystem',
          name: `${root.split(/[\\/]/).at(-1)}-${mode}`,
          version: `${mode} ${JSON.stringify(swcRule)}`,
        },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: swcRule },
        { test: /\.css$/, use: [resolve('style-loader'), resolve('css-loader')] },
        // antd's libraries have no side effects but do not declare it, so their unused parts would be bundled.
        { test: /[\\/]node_modules[\\/]@(rc-component|ant-design)[\\/]/, sideEffects: false },
      ],
    },
    output: {
      path: outputPath,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      // Otherwise a module that throws while it loads counts as loaded at the next import.
      strictModuleExceptionHandling: true,
      // A chunk that hangs fails after this time, so that the user sees the panel with the retry button.
      chunkLoadTimeout: 5000,
      uniqueName: root.split(/[\\/]/).at(-1),
    },
    optimization: {
      minimize: release,
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })],
      splitChunks: splitChunksOptions,
      chunkIds: release ? 'deterministic' : 'named',
      moduleIds: release ? 'deterministic' : 'named',
    },
    performance: false,
    stats: 'errors-warnings',
  };
}

/** Webpack configuration of the host: it provides the shared modules and contains no reference to a remote. */
export function createHostConfig(options: BuildOptions): Configuration {
  const config = createBaseConfig(options);
  return {
    ...config,
    entry: {
      main: './src/main.ts',
      redirect: './src/session/sso/redirect.ts',
      // Its URL must not change, because the browser checks this URL for a newer version.
      sw: { import: './src/offline/worker/worker.ts', filename: 'sw.js' },
    },
    output: { ...config.output, publicPath: '/' },
    optimization: {
      ...config.optimization,
      splitChunks: { ...splitChunksOptions, cacheGroups: { ...splitChunksOptions.cacheGroups, ...chunkGroups } },
    },
    plugins: [
      new webpack.DefinePlugin({
        SHARED_VERSIONS: JSON.stringify(readSharedVersions()),
        // What `experiments.optimization.target` of the plugin sets: the runtime without its part for Node.js.
        ENV_TARGET: JSON.stringify('web'),
      }),
      new HtmlWebpackPlugin({
        template: './src/index.html',
        filename: 'index.html',
        chunks: ['main'],
        scriptLoading: 'defer',
        minify: false,
      }),
      new HtmlWebpackPlugin({
        template: './src/session/sso/redirect.html',
        filename: 'redirect.html',
        chunks: ['redirect'],
      }),
      new FilesPlugin('files.json', (compilation) => ({
        ...describeHostFiles(compilation),
        contract: CONTRACT_VERSION,
        versions: readSharedVersions(),
      })),
    ],
  };
}

/** Webpack configuration of a remote: it exposes `./routes` and contains no shared module. */
export function createRemoteConfig(manifest: Pick<RemoteManifest, 'name'>, options: BuildOptions): Configuration {
  const config = createBaseConfig(options);
  const name = toContainerName(manifest.name);
  return {
    ...config,
    entry: {},
    output: { ...config.output, publicPath: 'auto' },
    plugins: [
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.[contenthash:10].js',
        exposes: { './routes': { import: './src/routes.tsx', name: 'routes' } },
        shared: Object.fromEntries(SHARED_MODULES.map((module) => [module.name, getConsumeOptions(module)])),
        runtimePlugins: [join(import.meta.dirname, '../runtime/fileLoaderPlugin.ts')],
        dts: false,
        manifest: true,
        // The host provides the runtime, so that it is loaded once; sections load no remotes of their own.
        experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
      }),
      new FilesPlugin('files.json', (compilation) => describeRemoteFiles(compilation, name, 'routes')),
    ],
  };
}
