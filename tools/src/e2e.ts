import { findChromium } from './browsers/findChromium';
import { findHeadlessChromium } from './browsers/findHeadlessChromium';
import { runPlaywright } from './common/runPlaywright';

const passed = runPlaywright({
  name: 'Playwright',
  config: 'playwright.config.ts',
  args: process.argv.slice(2),
  getEnv: () => ({ CHROMIUM_PATH: findHeadlessChromium(), PUSH_CHROMIUM_PATH: findChromium() }),
});
process.exit(passed ? 0 : 1);
