import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from '@surco/section/browser';
import { installPackages } from '../common/installPackages';
import { ROOT } from '../packages';

/**
 * Lets systemd check the shipped unit; installs Debian's package when it is missing. Without `--recursive-errors=no` it
 * only warns of a directive that it does not know. @throws with its complaint
 */
export function verifyUnit(folder: string): void {
  const program = 'systemd-analyze';
  if (!findOnPath([program])) installPackages(['systemd']);
  const unit = join(folder, 'surco@3000.service');
  copyFileSync(join(ROOT, 'tools', 'deploy', 'surco@.service'), unit);
  execFileSync(program, ['verify', '--recursive-errors=no', unit], { stdio: ['ignore', 'ignore', 'inherit'] });
}
