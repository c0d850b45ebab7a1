import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './engines/test';
import productConfig from './playwright.config';

/** The main journeys in every engine; the product runs as for the other journeys. */
export default defineConfig<object, EngineOptions>({
  ...productConfig,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  testDir: './engines',
  outputDir: './test-results/engines',
  projects: [
    { name: 'chromium', use: { engineName: 'chromium' } },
    { name: 'firefox', use: { engineName: 'firefox' } },
    // Its test browser stores nothing.
    { name: 'webkit', use: { engineName: 'webkit' }, testIgnore: 'closedBrowser.spec.ts' },
    { name: 'chromium92', use: { engineName: 'chromium92' }, grep: /@smoke/ },
  ],
});
