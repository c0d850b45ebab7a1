import { execFileSync } from 'node:child_process';
import { ROOT } from '../packages';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const isBranch = (name: string): boolean => {
  try {
    git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
    return true;
  } catch {
    return false;
  }
};

/** The commit in which this branch left the main branch, or HEAD on the main branch itself. */
function findBase(): string {
  const main = ['main', 'origin/main'].find(isBranch);
  return main ? git('merge-base', main, 'HEAD').trim() : 'HEAD';
}

/**
 * The files that differ from the commit in which this branch left the main branch: changed, new and deleted ones,
 * committed or not, as paths from the root of the checkout.
 * @param base another commit to compare with
 * @throws when the checkout has no git history, or no such commit
 */
export function listChangedFiles(base = findBase()): string[] {
  // Without renames: both paths of a moved file are listed.
  const changed = git('diff', '--name-only', '--no-renames', '-z', base, '--');
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...changed.split('\0'), ...untracked.split('\0')])].filter(Boolean).toSorted();
}
