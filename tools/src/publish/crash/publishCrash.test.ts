import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore } from '../../../../api/src/core/remotes/folderStore';
import { createPublishedRemotes } from '../../../../api/src/web/publishedRemotes';
import { createBuiltRemote, hostFiles, writeRemoteBuild } from '../../../../api/src/testing/remoteBuilds';
import { readBuild } from '@surco/section/publish';
import { publish } from '../publish';

// Each number of steps runs a process of its own.
jest.setTimeout(240_000);

const root = mkdtempSync(join(tmpdir(), 'surco-killed-'));
/** A publication folder where version 1 is live; each run gets a copy. */
const publishedVersion1 = join(root, 'published-1');
const version2Folder = writeRemoteBuild(join(root, 'build-2'), createBuiltRemote('mfe-x', '2.0.0-b'));

beforeAll(async () => {
  const build = await readBuild(writeRemoteBuild(join(root, 'build-1'), createBuiltRemote('mfe-x', '1.0.0-a')));
  await publish({ build, target: publishedVersion1, host: hostFiles, audience: {}, bundledRemotes: [] });
});
afterAll(() => rmSync(root, { recursive: true }));

/** Publishes version 2 in a process that is killed after some changes of the disk. @returns whether it finished before */
const publishUntilKilled = (target: string, stepsBeforeKill: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const args = [
      '--import',
      'tsx',
      '--import',
      join(__dirname, 'killBeforeStep.mts'),
      join(__dirname, 'publishBuild.mts'),
    ];
    const child = spawn(process.execPath, [...args, version2Folder, target], {
      env: { ...process.env, STEPS_BEFORE_KILL: String(stepsBeforeKill) },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.on('data', (text: Buffer) => (output += String(text)));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0 || signal === 'SIGKILL') resolve(code === 0);
      else reject(new Error(output));
    });
  });

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
  const publishedFiles = files
    .filter((file) => file.startsWith('/remotes/'))
    .map((file) => file.replace('/remotes', ''));
  expect(publishedFiles.filter((file) => !existsSync(join(target, file)))).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
  return remotes.map(({ version }) => version);
}

test('C-07 a publication killed at any step leaves the complete old or new version, and can be repeated', async () => {
  /** Index: the number of steps before the kill. One of the two may finish a few steps earlier and leave gaps. */
  const servedVersions: string[] = [];
  const checkFromStep = async (stepsBeforeKill: number): Promise<void> => {
    const target = join(root, `target-${stepsBeforeKill}`);
    cpSync(publishedVersion1, target, { recursive: true });
    const isFinished = await publishUntilKilled(target, stepsBeforeKill);
    servedVersions[stepsBeforeKill] = (await listServedVersions(target)).join();
    await publish({
      build: await readBuild(version2Folder),
      target,
      host: hostFiles,
      audience: {},
      bundledRemotes: [],
    });
    expect(await listServedVersions(target)).toEqual(['2.0.0-b']);
    if (!isFinished) await checkFromStep(stepsBeforeKill + 2);
  };
  // Two run at a time: one checks the even numbers of steps, the other the odd ones.
  await Promise.all([checkFromStep(0), checkFromStep(1)]);
  expect(servedVersions.length).toBeGreaterThan(10);
  expect(servedVersions[0]).toBe('1.0.0-a');
  expect(servedVersions.at(-1)).toBe('2.0.0-b');
  expect(new Set(Object.values(servedVersions))).toEqual(new Set(['1.0.0-a', '2.0.0-b']));
});
