import { join } from 'node:path';
import { findChromium } from './chromium/findChromium';
import { ROOT } from './packages';
import { runStep } from './common/runStep';

const passed = runStep({
  name: 'Playwright',
  command: join(ROOT, 'e2e', 'node_modules', '.bin', 'playwright'),
  args: ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
  env: { CHROMIUM_PATH: findChromium() },
});
process.exit(passed ? 0 : 1);
