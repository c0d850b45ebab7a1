import { resolve } from 'node:path';
import { readOptions, readPrune, readRollback, readStatus, targetOf } from './options';
import { prunedLines, releaseLines, sentence } from './words';

const to = ['--to', '/srv/remotes'];

test('C-07 a publication is for everyone unless it says for whom', () => {
  expect(readOptions(['mfe-sales', ...to])).toEqual({ name: 'mfe-sales', target: '/srv/remotes', audience: {} });
  expect(readOptions(['mfe-sales', ...to, '--percent', '10']).audience).toEqual({ percent: 10 });
  expect(readOptions(['mfe-sales', ...to, '--role', 'supervisor,ADMIN', '--role', 'Farmer']).audience).toEqual({
    roles: ['Supervisor', 'Admin', 'Farmer'],
  });
});

test('C-07 a build may be handed over, and another host’s offer asked', () => {
  expect(readOptions(['mfe-x', ...to, '--from', 'dist', '--host', 'https://surco.test'])).toMatchObject({
    from: resolve('dist'),
    host: 'https://surco.test',
  });
});

test.each([
  [[], 'Indique una sola sección'],
  [['mfe-a', 'mfe-b'], 'Indique una sola sección'],
  [['../etc'], 'Indique una sola sección'],
  [['mfe-a', '--percent', '0'], '--percent debe ser un número entero de 1 a 99 (vale «0»)'],
  [['mfe-a', '--percent', '100'], 'sin él se publica para todos'],
  [['mfe-a', '--percent', 'x'], '--percent debe ser un número entero'],
  [['mfe-a', '--role', 'King'], '--role debe ser uno de Admin'],
  [['mfe-a', '--perzent', '5'], '--perzent'],
])('C-07 %j is told in a sentence', (args, sentence) => {
  expect(() => readOptions([...args, ...to])).toThrow(sentence);
});

test.each([
  ['publish-remote', () => readOptions(['mfe-a', '--quiza']), 'No se entendió «--quiza»: esta orden conoce --from'],
  ['rollback', () => readRollback(['mfe-a', '--percent', '5']), 'No se entendió «--percent»: esta orden conoce --to.'],
  ['status', () => readStatus(['mfe-a']), 'sobra «mfe-a»'],
  ['prune-remotes', () => readPrune(['--days', '0']), '--days debe ser un número entero de 1 a 3650 (vale «0»).'],
])('C-07 %s says in Spanish what it does not understand', (_, read, sentence) => {
  expect(read).toThrow(sentence);
});

test('C-07 a clean-up keeps thirty days unless it is told otherwise, and says what it does', () => {
  const given = readPrune(to);
  expect(given).toEqual({ target: '/srv/remotes', days: 30, dryRun: false });
  expect(readPrune([...to, '--days', '7', '--dry-run'])).toEqual({ ...given, days: 7, dryRun: true });
  expect(prunedLines([{ name: 'mfe-x', version: '1.0.0-a' }], given)).toEqual([
    '/srv/remotes: se borraron 1 sin uso desde hace más de 30 días:',
    '  mfe-x 1.0.0-a',
  ]);
  expect(prunedLines([], given).join()).toContain('todas se quedan');
});

test('C-07 without a folder it is the one that servers here read', () => {
  expect(targetOf('x')).toBe(resolve('x'));
  expect(targetOf()).toBe(resolve(process.env.REMOTES_DIR ?? `${process.env.DATA_DIR ?? '.data'}/remotes`));
});

test('C-07 what is live for whom is told in Spanish', () => {
  expect(releaseLines({ live: '1.0.0-a', before: [null] }, true)).toEqual([
    '1.0.0-a para todos',
    'antes: la que trae el servidor',
  ]);
  expect(
    releaseLines({ live: null, before: [], canary: { version: '1.1.0-b', percent: 10, roles: ['Supervisor'] } }, true),
  ).toEqual(['la que trae el servidor para los demás', '1.1.0-b para 10 % de las personas y Supervisor']);
  // Of a section that this checkout does not build nobody here knows whether the server brings one.
  expect(releaseLines({ live: null, before: ['1.0.0-a', null] }, false)).toEqual([
    'la que traiga el servidor, si trae alguna, para todos',
    'antes: 1.0.0-a, la que traiga el servidor, si trae alguna',
  ]);
});

test('C-07 a folder that cannot be written to is told in a sentence', () => {
  const error = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', path: '/srv/remotes' });
  expect(sentence(error)).toBe('/srv/remotes: no se puede escribir ahí. No se cambió nada de lo que ven las personas.');
  expect(sentence(new Error('Otra cosa.'))).toBe('Otra cosa.');
});
