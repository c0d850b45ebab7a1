import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Imported before a script: lets the first STEPS_BEFORE_KILL changes of the disk succeed and kills the process before the next one, as
 * a power cut would. With STEPS_BEFORE_KILL=0 the process ends before its first change.
 */
const DISK_OPERATIONS = ['mkdir', 'copyFile', 'open', 'rename', 'link', 'rm', 'writeFile'] as const;

let remainingSteps = Number(process.env.STEPS_BEFORE_KILL);

for (const operation of DISK_OPERATIONS) {
  const original: (...args: never[]) => Promise<unknown> = fs.promises[operation];
  Object.assign(fs.promises, {
    [operation]: (...args: never[]) => {
      if (remainingSteps === 0) process.kill(process.pid, 'SIGKILL');
      remainingSteps -= 1;
      return original(...args);
    },
  });
}
syncBuiltinESMExports();
