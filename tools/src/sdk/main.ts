import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readArguments, reportAndExit } from '@surco/section/common';
import { ROOT } from '../packages';
import { packSection } from './packSection';
import { packShared } from './packShared';

/** Functions that write one package each into a folder. */
const PACKAGE_WRITERS: readonly ((folder: string) => void | Promise<void>)[] = [packShared, packSection];

/** `pnpm pack-sdk`: writes the packages that sections in other repositories install. */
async function main(): Promise<void> {
  const { values } = readArguments(process.argv.slice(2), { to: { type: 'string' } });
  const target = values.to ? resolve(values.to) : join(ROOT, '.cache', 'sdk');
  await mkdir(target, { recursive: true });
  for (const writePackage of PACKAGE_WRITERS) {
    const folder = await mkdtemp(join(tmpdir(), 'surco-sdk-'));
    try {
      await writePackage(folder);
      const { stdout } = await promisify(execFile)('npm', ['pack', folder, '--pack-destination', target]);
      console.log(join(target, stdout.trim()));
    } finally {
      await rm(folder, { recursive: true });
    }
  }
}

main().catch(reportAndExit);
