import { fileURLToPath } from 'node:url';
import { type BuildOptions, createBaseConfig, FilesPlugin, splitChunksOptions } from '@surco/section/build';
import { readSharedVersions } from '@surco/section/manifest';
import { CONTRACT_VERSION } from '@surco/shared/federation';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { chunkGroups, isDivisible } from './chunkGroups';
import { describeHostFiles } from './describeHostFiles';

const manualLoader = fileURLToPath(new URL('../manual/manualLoader.ts', import.meta.url));

/**
 * Webpack configuration of the host: it provides the shared modules and contains no reference to a section.
 * @param isWatched its pages reload after each build
 */
export function createHostConfig(options: BuildOptions, isWatched = false): Configuration {
  const config = createBaseConfig(options);
  return {
    ...config,
    entry: {
      main: './src/main.ts',
      redirect: './src/session/sso/redirect.ts',
      // Its URL must not change, because the browser checks this URL for a newer version.
      sw: { import: './src/offline/worker/worker.ts', filename: 'sw.js' },
    },
    output: {
      ...config.output,
      // `main.ts` replaces it where another origin serves the files.
      publicPath: '/',
      // By number, because the first file contains the names of all chunks: those of antd alone would be 1 KB.
      chunkFilename: '[id].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
    },
    module: {
      rules: [
        ...(config.module?.rules ?? []),
        { test: /\.png$/, type: 'asset/resource' },
        { resourceQuery: /^\?manual-/, loader: manualLoader },
      ],
    },
    optimization: {
      ...config.optimization,
      splitChunks: {
        ...splitChunksOptions,
        chunks: (chunk) => splitChunksOptions.chunks(chunk) && isDivisible(chunk),
        cacheGroups: { ...splitChunksOptions.cacheGroups, ...chunkGroups },
      },
    },
    plugins: [
      new webpack.DefinePlugin({
        SHARED_VERSIONS: JSON.stringify(readSharedVersions()),
        IS_WATCHED: JSON.stringify(isWatched),
        // What `experiments.optimization.target` of ModuleFederationPlugin sets in a section: the federation runtime without its
        // part for Node.js.
        ENV_TARGET: JSON.stringify('web'),
      }),
      new HtmlWebpackPlugin({
        template: './src/index.html',
        filename: 'index.html',
        chunks: ['main'],
        // The template names the script, before the preloads, so that browsers request it first.
        inject: false,
        minify: false,
      }),
      new HtmlWebpackPlugin({
        template: './src/session/sso/redirect.html',
        filename: 'redirect.html',
        chunks: ['redirect'],
      }),
      // The API adds what the sections declare (api/src/web/appManifest.ts).
      new HtmlWebpackPlugin({
        template: './src/install/appManifest.ejs',
        filename: 'app-manifest.json',
        chunks: [],
        inject: false,
        minify: false,
      }),
      new FilesPlugin('files.json', (compilation) => ({
        ...describeHostFiles(compilation),
        contract: CONTRACT_VERSION,
        versions: readSharedVersions(),
      })),
    ],
  };
}
