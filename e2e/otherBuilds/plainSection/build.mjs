/** A section as another team builds it: the federation plugin and webpack, nothing of this repository. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';

const root = import.meta.dirname;
const dist = join(root, 'dist');

const config = {
  mode: 'production',
  context: root,
  entry: {},
  output: { path: dist, publicPath: 'auto' },
  plugins: [
    new ModuleFederationPlugin({
      name: 'mfe_weather',
      filename: 'remoteEntry.js',
      exposes: { './routes': './src/routes.js' },
      shared: { react: { singleton: true } },
      dts: false,
    }),
  ],
};

webpack(config, (error, stats) => {
  if (error ?? stats?.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
  copyFileSync(join(root, 'section.json'), join(dist, 'section.json'));
});
