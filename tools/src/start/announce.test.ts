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
  const demo = announcement(settings, { hasDemo: true, seconds: '3.2', published: [] });
  expect(demo).toContain('http://localhost:8080');
  expect(demo).toContain('nuevo.consultor@surco.test');
  expect(demo).toContain('DEMO-AGRI-0001');
  expect(announcement(settings, { hasDemo: false, seconds: '3.2', published: [] })).not.toContain('@surco.test');
});

test('C-07 what is served from a publication, and not from the sources here, is told', () => {
  const text = announcement(readSettings({}), { hasDemo: false, seconds: '3.2', published: ['mfe-sales'] });
  expect(text).toContain('Secciones publicadas: mfe-sales (pnpm status).');
});
