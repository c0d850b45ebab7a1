import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { readRemovalOptions, readRollbackOptions, readStatusTarget } from '../registry';
import { readPublishOptions } from './options';

const targetArguments = ['--to', '/srv/remotes'];
const resolveTarget = (to = '.'): string => resolve(to);

test('C-07 publishes for everyone unless an audience is given', () => {
  expect(readPublishOptions(['mfe-sales', ...targetArguments], resolveTarget)).toEqual({
    name: 'mfe-sales',
    target: '/srv/remotes',
    audience: {},
    by: userInfo().username,
  });
  expect(readPublishOptions(['mfe-sales', ...targetArguments, '--percent', '10'], resolveTarget).audience).toEqual({
    percent: 10,
  });
  expect(
    readPublishOptions(
      ['mfe-sales', ...targetArguments, '--role', 'supervisor,ADMIN', '--role', 'Farmer'],
      resolveTarget,
    ).audience,
  ).toEqual({
    roles: ['Supervisor', 'Admin', 'Farmer'],
  });
});

test('C-07 names who publishes or rolls back', () => {
  const args = ['mfe-x', ...targetArguments, '--by', ' Ana Ruiz '];
  expect([readPublishOptions(args, resolveTarget).by, readRollbackOptions(args, resolveTarget).by]).toEqual([
    'Ana Ruiz',
    'Ana Ruiz',
  ]);
  expect(() => readPublishOptions(['mfe-x', ...targetArguments, '--by', ' '], resolveTarget)).toThrow(
    '--by must be a name',
  );
});

test('C-07 accepts a finished build and another host', () => {
  expect(
    readPublishOptions(['mfe-x', ...targetArguments, '--from', 'dist', '--host', 'https://surco.test'], resolveTarget),
  ).toMatchObject({
    from: resolve('dist'),
    host: 'https://surco.test',
  });
});

test('C-07 a publication without a smoke load records why', () => {
  const read = (...args: string[]) => readPublishOptions(['mfe-x', ...targetArguments, ...args], resolveTarget);
  const waiver = ['--without-smoke-load', 'no hay navegador'];
  expect(read(...waiver)).toMatchObject({
    withoutSmokeLoad: 'no hay navegador',
    reason: 'Sin prueba de carga: no hay navegador',
  });
  expect(read(...waiver, '--reason', 'Totales').reason).toBe('Totales · Sin prueba de carga: no hay navegador');
});

test.each([
  [[], 'Name exactly one section'],
  [['mfe-a', 'mfe-b'], 'Name exactly one section'],
  [['../etc'], 'Name exactly one section'],
  [['mfe-a', '--percent', '0'], '--percent must be an integer from 1 to 99 (it is "0")'],
  [['mfe-a', '--percent', '100'], 'without it the version is published for everyone'],
  [['mfe-a', '--percent', 'x'], '--percent must be an integer'],
  [['mfe-a', '--role', 'King'], '--role must be one of Admin'],
  [['mfe-a', '--perzent', '5'], '--perzent'],
  [['mfe-a', '--without-smoke-load'], '--without-smoke-load needs a value'],
  [['mfe-a', '--without-smoke-load', ' '], '--without-smoke-load needs a reason'],
  [['mfe-a', '--trial', 'percent'], '--trial must be preview or a percentage such as 10% (it is "percent")'],
  [['mfe-a', '--trial', 'preview', '--percent', '5'], 'leave --percent and --role out'],
  [['mfe-a', '--trial', '100%'], '--trial must be an integer from 1 to 99'],
  [['mfe-a', '--trial', '5%', '--percent', '5'], 'leave --percent out'],
  [['mfe-a', '--guard'], '--guard watches a trial'],
  [['mfe-a', '--trial', 'preview', '--guard'], '--guard watches a trial'],
])('C-07 rejects %j with one sentence', (args, sentence) => {
  expect(() => readPublishOptions([...targetArguments, ...args], resolveTarget)).toThrow(sentence);
});

test.each([
  [
    'publish-remote',
    () => readPublishOptions(['mfe-a', '--quiza'], resolveTarget),
    'Unknown argument "--quiza": this command accepts --from',
  ],
  [
    'rollback',
    () => readRollbackOptions(['mfe-a', '--percent', '5'], resolveTarget),
    'Unknown argument "--percent": this command accepts --to, --by.',
  ],
  [
    'prune',
    () => readRemovalOptions(['mfe-a', ...targetArguments], resolveTarget),
    '--version must be a published version, as in 0.1.0-a1b2c3 (it is "")',
  ],
  ['status', () => readStatusTarget(['mfe-a'], resolveTarget), 'remove "mfe-a"'],
])('C-07 %s names the argument that is unknown, missing or superfluous', (_, read, sentence) => {
  expect(read).toThrow(sentence);
});

test('C-07 names the version to remove', () =>
  expect(readRemovalOptions(['mfe-x', '--version', '1.0.0-a', ...targetArguments], resolveTarget)).toEqual({
    name: 'mfe-x',
    version: '1.0.0-a',
    target: '/srv/remotes',
  }));
