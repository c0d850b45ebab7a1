import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore } from '../../../../api/src/core/remotes/folderStore';
import { createPublishedRemotes } from '../../../../api/src/web/publishedRemotes';
import { createBuiltRemote, hostFiles, writeRemoteBuild } from '../../../../api/src/testing/remoteBuilds';
import { readBuild } from '../remoteBuild';
import { publish } from '../publish';

// Each number of steps runs a process of its own.
jest.setTimeout(240_000);

const root = mkdtempSync(join(tmpdir(), 'surco-killed-'));
const initialTarget = join(root, 'first');
const nextBuildFolder = writeRemoteBuild(join(root, 'build-2'), createBuiltRemote('mfe-x', '2.0.0-b'));

beforeAll(async () => {
  const build = await readBuild(writeRemoteBuild(join(root, 'build-1'), createBuiltRemote('mfe-x', '1.0.0-a')));
  await publish({ build, target: initialTarget, host: hostFiles, audience: {}, checkoutRemotes: [] });
});
afterAll(() => rmSync(root, { recursive: true }));

/** Publishes version 2 in a process that is killed after `steps` changes of the disk. @returns whether it finished before */
const publishWithSteps = (target: string, steps: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const args = [
      '--import',
      'tsx',
      '--import',
      join(__dirname, 'killBeforeStep.mts'),
      join(__dirname, 'publishBuild.mts'),
    ];
    const child = spawn(process.execPath, [...args, nextBuildFolder, target], {
      env: { ...process.env, STEPS_BEFORE_KILL: String(steps) },
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
  const { remotes } = await (await read()).registryFor({ id: 'u', role: 'Admin' });
  const files = remotes.flatMap(({ entry, files: pages }) => [entry, ...Object.values(pages).flat()]);
  const publishedFiles = files
    .filter((file) => file.startsWith('/remotes/'))
    .map((file) => file.replace('/remotes', ''));
  expect(publishedFiles.filter((file) => !existsSync(join(target, file)))).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
  return remotes.map(({ version }) => version);
}

test('C-07 a publication killed at any step leaves the old version complete, and the next one succeeds', async () => {
  /** Served versions by the number of steps before the kill. */
  const versions: string[] = [];
  const checkKilledAfter = async (steps: number): Promise<void> => {
    const target = join(root, `target-${steps}`);
    cpSync(initialTarget, target, { recursive: true });
    const finished = await publishWithSteps(target, steps);
    versions[steps] = (await listServedVersions(target)).join();
    await publish({
      build: await readBuild(nextBuildFolder),
      target,
      host: hostFiles,
      audience: {},
      checkoutRemotes: [],
    });
    expect(await listServedVersions(target)).toEqual(['2.0.0-b']);
    // Two run at a time: one checks the even numbers of steps, the other the odd ones.
    if (!finished) await checkKilledAfter(steps + 2);
  };
  await Promise.all([checkKilledAfter(0), checkKilledAfter(1)]);
  expect(versions.length).toBeGreaterThan(10);
  expect(versions[0]).toBe('1.0.0-a');
  expect(versions.at(-1)).toBe('2.0.0-b');
  expect(new Set(versions)).toEqual(new Set(['1.0.0-a', '2.0.0-b']));
});
