import { tryRun } from './tryRun';

/** Installs packages of Debian; the caller looks whether it succeeded. */
export function installPackages(names: readonly string[]): void {
  tryRun('apt-get', ['update']);
  tryRun('apt-get', ['install', '-y', '--no-install-recommends', ...names]);
}
