/** `pnpm unit`: jest with the same arguments, on a Node that it needs. */
import { spawnSync } from 'node:child_process';
import { getJestEnv } from './common/getJestEnv';
import { getBinPath } from './packages';

const env = { ...process.env, ...getJestEnv() };
process.exitCode = spawnSync(getBinPath('jest'), process.argv.slice(2), { stdio: 'inherit', env }).status ?? 1;
