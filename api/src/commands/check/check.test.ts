import { tmpdir } from 'node:os';
import { readSettings } from '../../core/settings/readSettings';
import { printChecks } from './check';

test('A-01 X-01 warns of empty TRUSTED_PROXIES, as the start does', async () => {
  const env = {
    NODE_ENV: 'production',
    API_KEY: 'a-key-of-its-own',
    ENCRYPTION_KEY: 'an-encryption-key-of-thirty-two-characters',
    ALLOW_INSECURE: 'localhost',
    PUBLIC_URL: 'https://localhost:1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'avisos@empresa.mx',
    DATABASE_URL: 'postgres://surco:secret@127.0.0.1:1/surco',
    DATA_DIR: tmpdir(),
  };
  const print = jest.spyOn(console, 'log').mockReturnValue();
  await printChecks({ readSettings: () => readSettings(env), installation: { root: '', migrations: '' } });
  const printed = print.mock.calls.flat().join('\n');
  print.mockRestore();
  expect(printed).toMatch(
    /^ok {5}settings: for https:\/\/localhost:1 Warning: PUBLIC_URL is https, but TRUSTED_PROXIES is empty\. .*\.$/m,
  );
});
