import { findHeadlessChromium } from './browsers/findHeadlessChromium';
import { runPlaywright } from './common/runPlaywright';

const passed = runPlaywright({
  name: 'Playwright',
  config: 'playwright.config.ts',
  args: process.argv.slice(2),
  getEnv: () => ({ CHROMIUM_PATH: findHeadlessChromium() }),
});
process.exit(passed ? 0 : 1);
