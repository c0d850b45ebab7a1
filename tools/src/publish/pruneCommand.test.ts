import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLatestRevision, readRevision } from '@surco/shared/federation/releases';
import { createBuiltRemote, hostFiles, writeRemoteBuild } from '../../../api/src/testing/remoteBuilds';
import { publish } from './publish';
import { removeVersion } from './pruneCommand';
import { readBuild } from '@surco/section/publish';

test('C-07 prune --version ends a trial in the folder and deletes its files; the live version stays', async () => {
  const root = mkdtempSync(join(tmpdir(), 'surco-remove-'));
  const target = join(root, 'target');
  const publishVersion = async (version: string, audience: object) => {
    const build = await readBuild(writeRemoteBuild(join(root, version), createBuiltRemote('mfe-x', version)));
    await publish({ build, target, host: hostFiles, audience, bundledRemotes: [] });
  };
  await publishVersion('1.0.0-a', {});
  await publishVersion('1.1.0-b', { preview: true });
  await publishVersion('1.2.0-c', { percent: 10 });
  for (const version of ['1.1.0-b', '1.2.0-c']) await removeVersion(target, { name: 'mfe-x', version }, 'ana');
  const document = await readRevision(target, await readLatestRevision(target));
  expect(document).toMatchObject({ by: 'ana', action: 'remove', remotes: { 'mfe-x': { live: '1.0.0-a' } } });
  expect(document.remotes['mfe-x']).toEqual({ live: '1.0.0-a', before: [null] });
  expect(existsSync(join(target, 'mfe-x', '1.1.0-b'))).toBe(false);
  await expect(removeVersion(target, { name: 'mfe-x', version: '1.0.0-a' }, 'ana')).rejects.toThrow('roll back first');
  rmSync(root, { recursive: true });
});
