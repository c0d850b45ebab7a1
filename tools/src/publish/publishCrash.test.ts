import { cpSync, existsSync, mkdtempSync, promises, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore } from '../../../api/src/core/remotes/folderStore';
import { createPublishedRemotes } from '../../../api/src/web/publishedRemotes';
import { createBuiltRemote, hostFiles, writeRemoteBuild } from '../../../api/src/testing/remoteBuilds';
import { readBuild } from '@surco/section/publish';
import { publish } from './publish';

const root = mkdtempSync(join(tmpdir(), 'surco-killed-'));
afterAll(() => rmSync(root, { recursive: true }));

async function publishVersion(version: string, target: string): Promise<void> {
  const folder = writeRemoteBuild(join(root, `build-${version}`), createBuiltRemote('mfe-x', version));
  await publish({ build: await readBuild(folder), target, host: hostFiles, audience: {}, bundledRemotes: [] });
}

const OPERATIONS = ['mkdir', 'open', 'rename', 'link', 'rm', 'utimes'] as const;

/**
 * Publishes version 2 on a disk that changes no more after some steps, as at a power cut: not even the code that cleans
 * up after a failure changes it.
 * @returns whether it finished before
 */
async function publishUntilCut(target: string, stepsBefore: number): Promise<boolean> {
  let steps = 0;
  const originals = Object.fromEntries(OPERATIONS.map((name) => [name, promises[name]]));
  for (const name of OPERATIONS) {
    const original: (...args: never[]) => Promise<unknown> = promises[name];
    const operate = async (...args: never[]): Promise<unknown> => {
      steps += 1;
      if (steps > stepsBefore) throw new Error('power cut');
      return original(...args);
    };
    Object.assign(promises, { [name]: operate });
  }
  const outcome = await publishVersion('2.0.0-b', target).then(
    () => 'finished',
    (error: Error) => error.message,
  );
  Object.assign(promises, originals);
  expect(['finished', 'power cut']).toContain(outcome);
  return outcome === 'finished';
}

/** The versions that a server would serve. Checks that all their files exist. */
async function listServedVersions(target: string): Promise<string[]> {
  const warn = jest.fn();
  const read = createPublishedRemotes({
    frontEnd: { host: hostFiles, registry: { format: 1, remotes: [] } },
    store: createFolderStore(target, { warn }),
    warn,
  });
  const { remotes } = await (await read()).createRegistry({ id: 'u', role: 'Admin' });
  const files = remotes.flatMap(({ entry, files: pages }) => [entry, ...Object.values(pages).flat()]);
  const published = files.filter((file) => file.startsWith('/remotes/')).map((file) => file.replace('/remotes', ''));
  expect(published.filter((file) => !existsSync(join(target, file)))).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
  return remotes.map(({ version }) => version);
}

test('C-07 a publication cut at any step leaves the complete old or new version, and can be repeated', async () => {
  const published = join(root, 'published-1');
  await publishVersion('1.0.0-a', published);
  const served: string[] = [];
  for (let isFinished = false; !isFinished;) {
    const target = join(root, `target-${served.length}`);
    cpSync(published, target, { recursive: true });
    isFinished = await publishUntilCut(target, served.length);
    served.push((await listServedVersions(target)).join());
    await publishVersion('2.0.0-b', target);
    expect(await listServedVersions(target)).toEqual(['2.0.0-b']);
  }
  expect(served.length).toBeGreaterThan(10);
  expect(served.toSorted()).toEqual(served);
  expect(new Set(served)).toEqual(new Set(['1.0.0-a', '2.0.0-b']));
});
