import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Writes a self-signed certificate for these names, and its key. @returns their files */
export function createCertificate(folder: string, names: readonly string[]): { key: string; certificate: string } {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const alternatives = `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`;
  const subject = ['-subj', `/CN=${names[0]}`, '-addext', alternatives];
  const algorithm = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...algorithm, '-keyout', key, '-out', certificate, ...subject], {
    stdio: 'ignore',
  });
  return { key, certificate };
}
