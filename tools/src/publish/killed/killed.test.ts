import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishedRemotes } from '../../../../api/src/web/published';
import { built, hostFiles, writeBuild } from '../../../../api/test/builds';
import { readBuild } from '../build';
import { publish } from '../publish';

// Each step is a process of its own.
jest.setTimeout(240_000);

const root = mkdtempSync(join(tmpdir(), 'surco-killed-'));
const first = join(root, 'first');
const next = writeBuild(join(root, 'build-2'), built('mfe-x', '2.0.0-b'));

beforeAll(async () => {
  const build = await readBuild(writeBuild(join(root, 'build-1'), built('mfe-x', '1.0.0-a')));
  await publish({ build, target: first, host: hostFiles, audience: {}, own: [] });
});
afterAll(() => rmSync(root, { recursive: true }));

/** Publishes version 2 into `target` and dies after so many steps. @returns whether it did not die */
const publishUntil = (target: string, steps: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const args = ['--import', 'tsx', '--import', join(__dirname, 'deadly.mts'), join(__dirname, 'once.mts')];
    const child = spawn(process.execPath, [...args, next, target], {
      env: { ...process.env, SURCO_STEPS: String(steps) },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said += String(text)));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0 || signal === 'SIGKILL') resolve(code === 0);
      else reject(new Error(said));
    });
  });

/** What a server would give out, after asking for every file of it. */
async function served(target: string): Promise<string[]> {
  const warn = jest.fn();
  const read = publishedRemotes({
    frontEnd: { host: hostFiles, registry: { format: 1, remotes: [] } },
    folder: target,
    warn,
  });
  const { remotes } = await (await read()).registryFor({ id: 'u', role: 'Admin' });
  const files = remotes.flatMap(({ entry, files: pages }) => [entry, ...Object.values(pages).flat()]);
  const own = files.filter((file) => file.startsWith('/remotes/')).map((file) => file.replace('/remotes', ''));
  expect(own.filter((file) => !existsSync(join(target, file)))).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
  return remotes.map(({ version }) => version);
}

test('C-07 killed before any step of it, a publication leaves the old version whole, and the next one succeeds', async () => {
  const versions: string[] = [];
  const from = async (steps: number): Promise<void> => {
    const target = join(root, `target-${steps}`);
    cpSync(first, target, { recursive: true });
    const finished = await publishUntil(target, steps);
    versions[steps] = (await served(target)).join();
    await publish({ build: await readBuild(next), target, host: hostFiles, audience: {}, own: [] });
    expect(await served(target)).toEqual(['2.0.0-b']);
    // Two at a time: one takes the even steps, the other the odd ones.
    if (!finished) await from(steps + 2);
  };
  await Promise.all([from(0), from(1)]);
  expect(versions.length).toBeGreaterThan(10);
  expect(versions[0]).toBe('1.0.0-a');
  expect(versions.at(-1)).toBe('2.0.0-b');
  expect(new Set(versions)).toEqual(new Set(['1.0.0-a', '2.0.0-b']));
});
