import { readSettings } from '../../../api/src/core/settings/readSettings';
import { formatStartupMessage, formatTable } from './formatStartupMessage';

test('sizes the columns of a table by their widest cells', () => {
  expect(
    formatTable([
      ['Account', 'Role'],
      ['a@b.mx', 'Administrator'],
    ]),
  ).toBe(
    [
      '┌─────────┬───────────────┐',
      '│ Account │ Role          │',
      '├─────────┼───────────────┤',
      '│ a@b.mx  │ Administrator │',
      '└─────────┴───────────────┘',
    ].join('\n'),
  );
});

test('A-01 prints the address, and the demo accounts only with demo data', () => {
  const settings = readSettings({ PORT: '8080' });
  const demo = formatStartupMessage(settings, { hasDemo: true, firstAdmin: 'exists', seconds: '3.2', published: [] });
  expect(demo).toContain('http://localhost:8080');
  expect(demo).toContain('nuevo.consultor@surco.test');
  expect(demo).toContain('DEMO-AGRI-0001');
  expect(
    formatStartupMessage(settings, { hasDemo: false, firstAdmin: 'exists', seconds: '3.2', published: [] }),
  ).not.toContain('@surco.test');
});

test('C-07 prints the sections that are served from a publication', () => {
  const text = formatStartupMessage(readSettings({}), {
    hasDemo: false,
    firstAdmin: 'exists',
    seconds: '3.2',
    published: ['mfe-sales'],
  });
  expect(text).toContain('Published sections: mfe-sales (pnpm status).');
});

test.each([
  ['missing', {}, /There are no users yet: set ADMIN_EMAIL/],
  ['invited', {}, /Invited ana@empresa\.mx as the first administrator; the mail is in .*sent-mails/],
  ['invited', { SMTP_URL: 'smtp://correo.mx' }, /as the first administrator\.$/m],
] as const)('A-01 prints how the first administrator signs in: %s', (firstAdmin, env, sentence) => {
  const settings = readSettings({ ADMIN_EMAIL: 'ana@empresa.mx', ...env });
  expect(formatStartupMessage(settings, { hasDemo: false, firstAdmin, seconds: '3.2', published: [] })).toMatch(
    sentence,
  );
});

test.each([
  ['production without a trusted proxy', {}, true],
  ['production with one', { TRUSTED_PROXIES: '10.0.0.7' }, false],
  ['production without TLS', { PUBLIC_URL: 'http://surco.empresa.mx', ALLOW_INSECURE: 'http' }, false],
  ['development', { NODE_ENV: 'development' }, false],
])('X-01 warns that all people share the address of an unknown proxy: %s', (_title, env, isExpected) => {
  const production = {
    NODE_ENV: 'production',
    API_KEY: 'a-key-of-its-own',
    ENCRYPTION_KEY: 'an-encryption-key-of-thirty-two-characters',
    PUBLIC_URL: 'https://surco.empresa.mx',
    SMTP_URL: 'smtp://correo.empresa.mx',
  };
  const info = { hasDemo: false, firstAdmin: 'exists', seconds: '3.2', published: [] } as const;
  const text = formatStartupMessage(readSettings({ ...production, ...env }), info);
  expect(text.includes('Warning: PUBLIC_URL is https, but TRUSTED_PROXIES is empty.')).toBe(isExpected);
});
