import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Chunk, type Configuration } from 'webpack';
import { FilesPlugin, hostFiles, remoteFiles } from './filesPlugin';
import { containerName, type RemoteManifest } from './manifest';
import { kitGroups } from './kit';
import { CONTRACT } from './registry';
import { consumed, SHARED_MODULES, sharedVersions } from './sharedModules';

export interface BuildOptions {
  /** Folder of the package. */
  root: string;
  mode: 'production' | 'development';
  /** Where the files go; `dist` of the package by default. */
  out?: string;
}

/** Loaders are installed beside this file, not beside each app. */
const { resolve } = createRequire(import.meta.url);

const swc = {
  loader: resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      // One way for all: a section under work runs in a host that has React's released form.
      transform: { react: { runtime: 'automatic', development: false } },
      target: 'es2021',
      experimental: {
        plugins: [[resolve('@swc/plugin-transform-imports'), { antd: { transform: 'antd/es/{{kebabCase member}}' } }]],
      },
    },
  },
};

/**
 * A page's libraries travel with it; only what several pages use, and is worth a request, stands apart. A worker is
 * one file: its policy lets it fetch no other.
 */
const split = {
  chunks: (chunk: Chunk) => !chunk.canBeInitial() && !chunk.hasRuntime(),
  minSize: 12_000,
  cacheGroups: { default: { minChunks: 2, reuseExistingChunk: true }, defaultVendors: false as const },
};

/** What host and remotes have in common: one compiler, one minifier, hashed file names. */
function base({ root, mode, out = join(root, 'dist') }: BuildOptions): Configuration {
  const release = mode === 'production';
  return {
    mode,
    context: root,
    target: ['web', 'es2021'],
    devtool: release ? false : 'cheap-module-source-map',
    // Release builds run without the cache: it sees neither environment variables nor a loader's options.
    cache: release
      ? false
      : {
          type: 'filesystem',
          name: `${root.split(/[\\/]/).at(-1)}-${mode}`,
          version: `${mode} ${JSON.stringify(swc)}`,
        },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: swc },
        { test: /\.css$/, use: [resolve('style-loader'), resolve('css-loader')] },
        // antd's own libraries do nothing by being imported, but do not say so; unused parts of them stayed in.
        { test: /[\\/]node_modules[\\/]@(rc-component|ant-design)[\\/]/, sideEffects: false },
      ],
    },
    output: {
      path: out,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      // Without it a module that throws while it loads counts as loaded the second time.
      strictModuleExceptionHandling: true,
      // A chunk that hangs becomes a panel with a way to try again, not an endless spinner.
      chunkLoadTimeout: 5000,
      uniqueName: root.split(/[\\/]/).at(-1),
    },
    optimization: {
      minimize: release,
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })],
      splitChunks: split,
      chunkIds: release ? 'deterministic' : 'named',
      moduleIds: release ? 'deterministic' : 'named',
    },
    performance: false,
    stats: 'errors-warnings',
  };
}

/** Webpack configuration of the host: it provides what is shared and knows no remote. */
export function hostConfig(options: BuildOptions): Configuration {
  const config = base(options);
  return {
    ...config,
    entry: {
      main: './src/main.tsx',
      redirect: './src/session/redirect.ts',
      // Its address must not change: the browser looks there for a newer one.
      sw: { import: './src/offline/worker/worker.ts', filename: 'sw.js' },
    },
    output: { ...config.output, publicPath: '/' },
    optimization: {
      ...config.optimization,
      splitChunks: { ...split, cacheGroups: { ...split.cacheGroups, ...kitGroups } },
    },
    plugins: [
      new webpack.DefinePlugin({ SHARED_VERSIONS: JSON.stringify(sharedVersions()) }),
      new HtmlWebpackPlugin({
        template: './src/index.html',
        filename: 'index.html',
        chunks: ['main'],
        scriptLoading: 'defer',
        minify: false,
      }),
      new HtmlWebpackPlugin({
        template: './src/session/redirect.html',
        filename: 'redirect.html',
        chunks: ['redirect'],
      }),
      new FilesPlugin('files.json', (compilation) => ({
        ...hostFiles(compilation),
        contract: CONTRACT,
        versions: sharedVersions(),
      })),
    ],
  };
}

/** Webpack configuration of a remote: it exposes `./routes` and brings along nothing that is shared. */
export function remoteConfig(manifest: Pick<RemoteManifest, 'name'>, options: BuildOptions): Configuration {
  const config = base(options);
  const name = containerName(manifest.name);
  return {
    ...config,
    entry: {},
    output: { ...config.output, publicPath: 'auto' },
    plugins: [
      // The plugin's own runtime is 4 KB more in each remote, and asks for 19 KB in the host (ADR 14).
      new webpack.NormalModuleReplacementPlugin(
        /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/,
        join(import.meta.dirname, 'containerRuntime.ts'),
      ),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.[contenthash:10].js',
        exposes: { './routes': { import: './src/routes.tsx', name: 'routes' } },
        shared: Object.fromEntries(SHARED_MODULES.map((module) => [module.name, consumed(module)])),
        dts: false,
        manifest: false,
      }),
      new FilesPlugin('files.json', (compilation) => remoteFiles(compilation, name, 'routes')),
    ],
  };
}
