import { decryptSecret, encryptSecret } from './encryption';

const settings = { encryptionKey: 'una-clave-propia-de-32-caracteres' };
const unreadable = 'unable to authenticate data';
const stored = encryptSecret(settings, 'ana', 'JBSWY3DPEHPK3PXP');

test('decrypts what it encrypted, and encrypts differently each time', () => {
  expect(decryptSecret(settings, 'ana', stored)).toBe('JBSWY3DPEHPK3PXP');
  expect(encryptSecret(settings, 'ana', 'JBSWY3DPEHPK3PXP')).not.toBe(stored);
  expect(stored).not.toContain('JBSWY3DP');
});

test('rejects another key, the row of another user and a changed text', () => {
  expect(() => decryptSecret({ encryptionKey: 'otra-clave-propia-de-32-caracteres' }, 'ana', stored)).toThrow(
    unreadable,
  );
  expect(() => decryptSecret(settings, 'luis', stored)).toThrow(unreadable);
  const flipped = (stored.startsWith('A') ? 'B' : 'A') + stored.slice(1);
  expect(() => decryptSecret(settings, 'ana', flipped)).toThrow(unreadable);
});
