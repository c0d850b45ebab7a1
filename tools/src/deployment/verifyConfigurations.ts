import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from '@surco/section/browser';
import { installPackages } from '../common/installPackages';
import { ROOT } from '../packages';

const deployFolder = join(ROOT, 'tools', 'deploy');

/**
 * Lets systemd check the shipped units and timers; installs Debian's package when it is missing. Without
 * `--recursive-errors=no` it only warns of a directive that it does not know. @throws with its complaint
 */
export function verifyUnits(folder: string): void {
  const program = 'systemd-analyze';
  if (!findOnPath([program])) installPackages(['systemd']);
  const target = join(folder, 'units');
  mkdirSync(target);
  const units = readdirSync(deployFolder)
    .filter((name) => /\.(?:service|timer)$/.test(name))
    .map((name) => {
      const unit = join(target, name.replace('@', '@3000'));
      copyFileSync(join(deployFolder, name), unit);
      return unit;
    });
  execFileSync(program, ['verify', '--recursive-errors=no', ...units], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Lets HAProxy check the shipped configuration; installs it when it is missing. @throws with its complaint */
export function verifyHaproxy(): void {
  const program = '/usr/sbin/haproxy';
  if (!existsSync(program)) installPackages(['haproxy']);
  execFileSync(program, ['-c', '-q', '-f', join(deployFolder, 'haproxy.cfg')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
