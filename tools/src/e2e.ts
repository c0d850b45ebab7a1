import { buildChanged } from './build';
import { findChromium } from './browsers/findChromium';
import { findHeadlessChromium } from './browsers/findHeadlessChromium';
import { runPlaywright } from './common/runPlaywright';

// Before the tests are listed: some read the files of the build.
await buildChanged();
const passed = runPlaywright({
  name: 'Playwright',
  config: 'playwright.config.ts',
  args: process.argv.slice(2),
  getEnv: () => ({ CHROMIUM_PATH: findHeadlessChromium(), PUSH_CHROMIUM_PATH: findChromium() }),
});
process.exit(passed ? 0 : 1);
