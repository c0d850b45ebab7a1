/** A host as another team builds it: the federation plugin and webpack, nothing of this repository. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';

const root = import.meta.dirname;
const shared = Object.fromEntries(
  ['react', 'react/jsx-runtime', 'react-dom'].map((name) => [name, { singleton: true }]),
);

webpack(
  {
    mode: 'production',
    context: root,
    entry: './src/index.js',
    output: { path: join(root, 'dist'), publicPath: '/' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'farm_portal',
        shared,
        dts: false,
        experiments: { provideExternalRuntime: true },
      }),
    ],
  },
  (error, stats) => {
    if (error ?? stats?.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
    writeFileSync(join(root, 'dist', 'index.html'), '<!doctype html><main></main><script src="/main.js"></script>');
  },
);
