import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { getBrowserModule } from './browser/browserModules';

/**
 * Lets open pages replace the changed modules of a section, and keep the state of its components with React Refresh
 * (ADR 16). It needs sources that `createScriptRules(true)` compiled.
 * @param root folder of the section
 */
export const addHotReplacement = (config: Configuration, root: string): Configuration => ({
  ...config,
  resolve: { ...config.resolve, alias: { 'react/jsx-dev-runtime$': getBrowserModule('jsxDevRuntime') } },
  // Without hashes: the page finds the files of the latest build under the names that it knows.
  output: { ...config.output, filename: '[name].js', chunkFilename: '[name].js' },
  // A failed build must not become the one that the next update starts from.
  optimization: { ...config.optimization, emitOnErrors: false },
  plugins: [
    ...(config.plugins ?? []),
    new webpack.HotModuleReplacementPlugin(),
    // The badge of the host shows errors.
    new ReactRefreshPlugin({ include: join(root, 'src'), overlay: false }),
  ],
});
