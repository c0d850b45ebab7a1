import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '@surco/section/browser';

const PORT = Number(process.env.E2E_PORT ?? 6007);

/** Walks through the built component catalog; it needs neither the product nor a database. */
export default defineConfig({
  testDir: './catalog',
  timeout: 120_000,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['dot']],
  outputDir: './test-results',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_FLAGS },
  },
  webServer: {
    command: `node_modules/.bin/vite preview --outDir catalog/dist --port ${PORT} --strictPort`,
    cwd: join(import.meta.dirname, '..', 'tools'),
    url: `http://localhost:${PORT}/index.json`,
    reuseExistingServer: false,
  },
});
