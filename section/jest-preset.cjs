/** Tests of a section: components in jsdom, with the helpers of `@surco/shared/testing`. */

const swc = [
  require.resolve('@swc/jest'),
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
      // As in a build: a test loads the components that its page uses, and not all of antd.
      experimental: {
        plugins: [
          [require.resolve('@swc/plugin-transform-imports'), { antd: { transform: 'antd/es/{{kebabCase member}}' } }],
        ],
      },
    },
    module: { type: 'commonjs' },
  },
];

/** Packages that are published only as ES modules. */
const ES_MODULES = ['@surco/shared', 'swr'];

module.exports = {
  // Long enough for a busy machine.
  testTimeout: 60_000,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testEnvironment: require.resolve('jest-environment-jsdom'),
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
  setupFilesAfterEnv: ['@surco/shared/testing/setup'],
  transform: { '\\.[cm]?[jt]sx?$': swc },
  // The folder of pnpm repeats the name of each package.
  transformIgnorePatterns: [`/node_modules/(?!(\\.pnpm/.+/node_modules/)?(${ES_MODULES.join('|')})/)`],
  // antd's ES build is for bundlers; Node reads the same files from `lib`.
  moduleNameMapper: { '\\.css$': require.resolve('identity-obj-proxy'), '^antd/es/(.*)$': 'antd/lib/$1' },
};
