import { chainAbove, launchersOf } from './ancestors';

const chain = (...commands: string[]) => commands.map((command, index) => ({ pid: index + 1, command }));

test.each([
  [
    'npx and pnpm, down to tsx',
    chain(
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
    'pnpm of a JavaScript kind',
    chain('node /x/tsx/dist/cli.mjs', '/bin/sh -c tsx', 'node /usr/lib/node_modules/pnpm/bin/pnpm.cjs start', 'zsh'),
    [1, 2, 3],
  ],
  [
    'a shell above them may end without us',
    chain('node /x/tsx/dist/cli.mjs', 'sh -c npx -y pnpm start & sleep 1'),
    [1],
  ],
  ['nobody in particular', chain('-bash', 'sshd'), []],
  ['another program between', chain('python3 harness.py', 'npm exec pnpm start'), []],
])('what launched us: %s', (_title, above, expected) => {
  expect(launchersOf(above)).toEqual(expected);
});

test('the chain is followed up to the first process of all', () => {
  const parents = new Map([
    [9, 7],
    [7, 4],
    [4, 1],
  ]);
  const find = (pid: number) => ({ parent: parents.get(pid) ?? 0, command: `p${pid}`, isAlive: parents.has(pid) });
  expect(chainAbove(9, find)).toEqual([
    { pid: 7, command: 'p7' },
    { pid: 4, command: 'p4' },
  ]);
});
