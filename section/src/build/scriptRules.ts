import { createRequire } from 'node:module';

/** Resolves loaders from this package, because host and sections do not install them. */
const { resolve } = createRequire(import.meta.url);

/** The newest language version that each supported browser runs. */
export const ECMA_VERSION = 2021;
export const SCRIPT_TARGET = `es${ECMA_VERSION}`;

/** Compiles the sources. */
const sourceRule = {
  loader: resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      // The production JSX runtime: a section in development runs in a host with React's production build.
      transform: { react: { runtime: 'automatic', development: false } },
      target: SCRIPT_TARGET,
      experimental: {
        plugins: [[resolve('@swc/plugin-transform-imports'), { antd: { transform: 'antd/es/{{kebabCase member}}' } }]],
      },
    },
  },
};

/** For libraries, some of which are written for newer browsers. */
const libraryRule = {
  loader: resolve('swc-loader'),
  options: { jsc: { parser: { syntax: 'ecmascript' }, target: SCRIPT_TARGET }, isModule: 'unknown' },
};

/**
 * Libraries that are published for older browsers than the supported ones: most modules of the host. The host provides
 * them to the sections; its check `pnpm browser-support` fails when one is published for newer browsers only.
 */
const PRECOMPILED_LIBRARIES = /[\\/]node_modules[\\/](antd|@rc-component|@ant-design|react-dom|@babel|dayjs)[\\/]/;

/** The rules for scripts, of sources and of libraries. */
export const scriptRules = [
  { test: /\.tsx?$/, exclude: /node_modules/, use: sourceRule },
  { test: /\.m?js$/, include: /node_modules/, exclude: PRECOMPILED_LIBRARIES, use: libraryRule },
];
