import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { readRemovalOptions, readRollbackOptions, readStatusTarget } from '../registry';
import { readPublishOptions } from './options';

const resolveTarget = (to = '.'): string => resolve(to);
const TO = ['--to', '/srv/remotes'];
const read = (...args: string[]) => readPublishOptions(['mfe-x', ...TO, ...args], resolveTarget);

test.each([
  [[], { audience: {}, by: userInfo().username }],
  [['--percent', '10'], { audience: { percent: 10 } }],
  [['--role', 'supervisor,ADMIN', '--role', 'Farmer'], { audience: { roles: ['Supervisor', 'Admin', 'Farmer'] } }],
  [['--by', ' Ana Ruiz '], { by: 'Ana Ruiz' }],
  [['--from', 'dist', '--host', 'https://surco.test'], { from: resolve('dist'), host: 'https://surco.test' }],
  [
    ['--without-smoke-load', 'no hay navegador'],
    { withoutSmokeLoad: 'no hay navegador', reason: 'Sin prueba de carga: no hay navegador' },
  ],
  [['--without-smoke-load', 'no hay', '--reason', 'Totales'], { reason: 'Totales · Sin prueba de carga: no hay' }],
])('C-07 reads the options of a publication: %j', (args, options) =>
  expect(read(...args)).toMatchObject({ name: 'mfe-x', target: '/srv/remotes', ...options }),
);

test.each([
  [[], 'Name exactly one section'],
  [['mfe-a', 'mfe-b'], 'Name exactly one section'],
  [['../etc'], 'Name exactly one section'],
  [['mfe-a', '--by', ' '], '--by must be a name'],
  [['mfe-a', '--percent', '0'], '--percent must be an integer from 1 to 99 (it is "0")'],
  [['mfe-a', '--percent', '100'], 'without it the version is published for everyone'],
  [['mfe-a', '--percent', 'x'], '--percent must be an integer'],
  [['mfe-a', '--role', 'King'], '--role must be one of Admin'],
  [['mfe-a', '--perzent', '5'], 'Unknown argument "--perzent": this command accepts --from'],
  [['mfe-a', '--without-smoke-load'], '--without-smoke-load needs a value'],
  [['mfe-a', '--without-smoke-load', ' '], '--without-smoke-load needs a reason'],
  [['mfe-a', '--trial', 'percent'], '--trial must be preview or a percentage such as 10% (it is "percent")'],
  [['mfe-a', '--trial', 'preview', '--percent', '5'], 'leave --percent and --role out'],
  [['mfe-a', '--trial', '100%'], '--trial must be an integer from 1 to 99'],
  [['mfe-a', '--trial', '5%', '--percent', '5'], 'leave --percent out'],
  [['mfe-a', '--guard'], '--guard watches a trial'],
  [['mfe-a', '--trial', 'preview', '--guard'], '--guard watches a trial'],
])('C-07 rejects %j with one sentence', (args, sentence) =>
  expect(() => readPublishOptions([...TO, ...args], resolveTarget)).toThrow(sentence),
);

test('C-07 a rollback, a removal and the status name what is unknown, missing or superfluous', () => {
  expect(() => readRollbackOptions(['mfe-a', '--percent', '5'], resolveTarget)).toThrow(
    'Unknown argument "--percent": this command accepts --to, --by.',
  );
  expect(() => readRemovalOptions(['mfe-a', ...TO], resolveTarget)).toThrow('(it is "")');
  expect(() => readStatusTarget(['mfe-a'], resolveTarget)).toThrow('remove "mfe-a"');
});
