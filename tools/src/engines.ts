import { buildChanged } from './build';
import { findEngines } from './browsers/findEngines';
import { runPlaywright } from './common/runPlaywright';

// Before the tests are listed: some read the files of the build.
await buildChanged();
const passed = runPlaywright({
  name: 'Every engine',
  config: 'engines.config.ts',
  args: process.argv.slice(2),
  getEnv: findEngines,
});
process.exit(passed ? 0 : 1);
