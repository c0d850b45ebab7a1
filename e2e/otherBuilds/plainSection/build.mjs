/** A section as another team builds it: the federation plugin and webpack, nothing of this repository. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';

const root = import.meta.dirname;

webpack(
  {
    mode: 'production',
    context: root,
    entry: {},
    output: { path: join(root, 'dist'), publicPath: 'auto' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'mfe_weather',
        filename: 'remoteEntry.js',
        exposes: { './routes': './src/routes.js' },
        shared: { react: { singleton: true } },
        dts: false,
      }),
    ],
  },
  (error, stats) => {
    if (error ?? stats?.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
    copyFileSync(join(root, 'section.json'), join(root, 'dist', 'section.json'));
  },
);
