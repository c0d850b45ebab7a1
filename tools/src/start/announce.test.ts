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
  const demo = announcement(settings, { hasDemo: true, seconds: '3.2' });
  expect(demo).toContain('http://localhost:8080');
  expect(demo).toContain('nuevo.consultor@surco.test');
  expect(demo).toContain('DEMO-AGRI-0001');
  expect(announcement(settings, { hasDemo: false, seconds: '3.2' })).not.toContain('@surco.test');
});
