import { copyFileSync } from 'node:fs';
import { join } from 'node:path';

const root = import.meta.dirname;
const dist = join(root, 'dist');

/** The configuration that webpack and Rspack have in common. @param Plugin the federation plugin for one of them */
export const createConfig = (Plugin) => ({
  mode: 'production',
  context: root,
  entry: {},
  output: { path: dist, publicPath: 'auto' },
  plugins: [
    new Plugin({
      name: 'mfe_weather',
      filename: 'remoteEntry.js',
      exposes: { './routes': './src/routes.js' },
      shared: { react: { singleton: true } },
      dts: false,
    }),
  ],
});

/** Callback of the build: adds `section.json` to the output. @throws the errors of the build */
export function finish(error, stats) {
  if (error ?? stats?.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
  copyFileSync(join(root, 'section.json'), join(dist, 'section.json'));
}
