import { readSettings } from '../core/settings/readSettings';
import { formatStartupMessage } from './formatStartupMessage';

const info = { firstAdmin: 'exists' } as const;

test('A-01 prints the address and the notes of the start', () => {
  const text = formatStartupMessage(readSettings({ PORT: '8080' }), { ...info, notes: ['Demo accounts'] }, '3.2');
  expect(text).toContain('Surco is ready at http://localhost:8080 (3.2 s).');
  expect(text).toContain('Demo accounts');
});

test.each([
  ['missing', {}, /There are no users yet: set ADMIN_EMAIL/],
  ['invited', {}, /Invited ana@empresa\.mx as the first administrator; the mail is in .*sent-mails/],
  ['invited', { SMTP_URL: 'smtp://correo.mx' }, /as the first administrator\.$/m],
] as const)('A-01 prints how the first administrator signs in: %s', (firstAdmin, env, sentence) => {
  const settings = readSettings({ ADMIN_EMAIL: 'ana@empresa.mx', ...env });
  expect(formatStartupMessage(settings, { ...info, firstAdmin })).toMatch(sentence);
});

test.each([
  ['production without a trusted proxy', {}, true],
  ['production with a trusted proxy', { TRUSTED_PROXIES: '10.0.0.7' }, false],
  ['production without TLS', { PUBLIC_URL: 'http://surco.empresa.mx', ALLOW_INSECURE: 'http' }, false],
  ['development', { NODE_ENV: 'development' }, false],
])('X-01 warns of empty TRUSTED_PROXIES only in production with https: %s', (_title, env, isExpected) => {
  const production = {
    NODE_ENV: 'production',
    API_KEY: 'a-key-of-its-own',
    ENCRYPTION_KEY: 'an-encryption-key-of-thirty-two-characters',
    PUBLIC_URL: 'https://surco.empresa.mx',
    SMTP_URL: 'smtp://correo.empresa.mx',
    MAIL_FROM: 'avisos@empresa.mx',
    DATABASE_URL: 'postgres://surco:secret@server:5432/surco',
  };
  const text = formatStartupMessage(readSettings({ ...production, ...env }), info);
  expect(text.includes('Warning: PUBLIC_URL is https, but TRUSTED_PROXIES is empty.')).toBe(isExpected);
});
