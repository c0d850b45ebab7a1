import { readSettings } from '../../../api/src/settings';
import { announcement, table } from './announce';

test('a table is as wide as its widest cells', () => {
  expect(
    table([
      ['Cuenta', 'Rol'],
      ['a@b.mx', 'Administrador'],
    ]),
  ).toBe(
    [
      '┌────────┬───────────────┐',
      '│ Cuenta │ Rol           │',
      '├────────┼───────────────┤',
      '│ a@b.mx │ Administrador │',
      '└────────┴───────────────┘',
    ].join('\n'),
  );
});

test('A-01 the announcement gives the address, and the accounts only where there are any', () => {
  const settings = readSettings({ PORT: '8080' });
  const demo = announcement(settings, { hasDemo: true, firstAdmin: 'there', seconds: '3.2', published: [] });
  expect(demo).toContain('http://localhost:8080');
  expect(demo).toContain('nuevo.consultor@surco.test');
  expect(demo).toContain('DEMO-AGRI-0001');
  expect(announcement(settings, { hasDemo: false, firstAdmin: 'there', seconds: '3.2', published: [] })).not.toContain(
    '@surco.test',
  );
});

test('C-07 what is served from a publication, and not from the sources here, is told', () => {
  const text = announcement(readSettings({}), {
    hasDemo: false,
    firstAdmin: 'there',
    seconds: '3.2',
    published: ['mfe-sales'],
  });
  expect(text).toContain('Secciones publicadas: mfe-sales (pnpm status).');
});

test.each([
  ['missing', {}, /Aún no hay usuarios: indique en ADMIN_EMAIL/],
  ['invited', {}, /Se invitó a ana@empresa\.mx como primer administrador; el correo está en .*outbox/],
  ['invited', { SMTP_URL: 'smtp://correo.mx' }, /como primer administrador\.$/m],
] as const)('A-01 how the first administrator enters is told: %s', (firstAdmin, env, sentence) => {
  const settings = readSettings({ ADMIN_EMAIL: 'ana@empresa.mx', ...env });
  expect(announcement(settings, { hasDemo: false, firstAdmin, seconds: '3.2', published: [] })).toMatch(sentence);
});
