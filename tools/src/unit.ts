import { getNode24Env } from './common/node24';
import { runStep } from './common/runStep';
import { getBinPath } from './packages';

const args = process.argv.slice(2);
const passed = runStep({ name: 'Jest on Node 24', command: getBinPath('jest'), args, getEnv: getNode24Env });
process.exitCode = passed ? 0 : 1;
