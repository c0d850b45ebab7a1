import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Kills its own process, as a power cut would, right before so many-th step that changes something on the disk. */
const STEPS = ['mkdir', 'copyFile', 'open', 'rename', 'link', 'rm', 'writeFile'] as const;

let left = Number(process.env.SURCO_STEPS);

for (const step of STEPS) {
  const real: (...args: never[]) => Promise<unknown> = fs.promises[step];
  Object.assign(fs.promises, {
    [step]: (...args: never[]) => {
      if (left === 0) process.kill(process.pid, 'SIGKILL');
      left -= 1;
      return real(...args);
    },
  });
}
syncBuiltinESMExports();
