import { listParentProcesses, findLauncherPids } from './parentProcess';

const createProcesses = (...commands: string[]) => commands.map((command, index) => ({ pid: index + 1, command }));

test.each([
  [
    'npx and pnpm, down to tsx',
    createProcesses(
      'node /x/tsx/dist/cli.mjs tools/src/start.ts ',
      'sh -c trap …',
      'pnpm start ',
      "sh -c 'pnpm' start ",
      'npm exec pnpm@12.21.0 start',
      '-bash',
    ),
    [1, 2, 3, 4, 5],
  ],
  [
    'pnpm as a JavaScript file',
    createProcesses(
      'node /x/tsx/dist/cli.mjs',
      '/bin/sh -c tsx',
      'node /usr/lib/node_modules/pnpm/bin/pnpm.cjs start',
      'zsh',
    ),
    [1, 2, 3],
  ],
  [
    'a shell above the launchers does not count',
    createProcesses('node /x/tsx/dist/cli.mjs', 'sh -c npx -y pnpm start & sleep 1'),
    [1],
  ],
  ['no launcher', createProcesses('-bash', 'sshd'), []],
  ['another program between', createProcesses('python3 harness.py', 'npm exec pnpm start'), []],
])('finds the launchers of this process: %s', (_title, ancestors, expected) => {
  expect(findLauncherPids(ancestors)).toEqual(expected);
});

test('lists the parent processes up to, but without, process 1', () => {
  const parents = new Map([
    [9, 7],
    [7, 4],
    [4, 1],
  ]);
  const find = (pid: number) => ({ parentPid: parents.get(pid) ?? 0, command: `p${pid}`, isAlive: parents.has(pid) });
  expect(listParentProcesses(9, find)).toEqual([
    { pid: 7, command: 'p7' },
    { pid: 4, command: 'p4' },
  ]);
});
