import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '@surco/section/browser';

const PORT = Number(process.env.E2E_PORT ?? 3900);
const DATA_DIR = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'surco-e2e-'));
process.env.E2E_DATA_DIR = DATA_DIR;

export default defineConfig({
  testDir: './journeys',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  outputDir: './test-results',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    viewport: { width: 1440, height: 900 },
    // Elements that are still animated would move under the pointer.
    contextOptions: { reducedMotion: 'reduce' },
    // Screenshots in traces would take a third of the processor time, copies of the page a tenth: `--trace on` has them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    // Tests inject faults between page and server, where a service worker would interfere. Tests that need it allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_FLAGS },
  },
  webServer: {
    command: 'node tools/src/start/launch.mjs',
    cwd: join(import.meta.dirname, '..'),
    url: `http://localhost:${PORT}/api/health/ready`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: String(PORT), DATA_DIR },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
