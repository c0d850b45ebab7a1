import { once } from 'node:events';
import { connect } from 'node:tls';
import { getErrorMessage } from '../../core/getErrorMessage';

/** Certificates are renewed a month before they end, so something is wrong by then. */
const minDays = 14;
const timeoutMs = 5_000;

interface ServedCertificate {
  /** When it ends; ms since the epoch. */
  validTo: number;
  /** Why this program does not trust it; undefined when it does. */
  problem: string | undefined;
}

/** @throws when it ends within two weeks */
export function describeCertificate(host: string, { validTo, problem }: ServedCertificate, now: number): string {
  const days = Math.floor((validTo - now) / 86_400_000);
  if (days < 0) throw new Error(`that of ${host} has ended: renew it, and reload nginx.`);
  if (days < minDays) throw new Error(`that of ${host} ends in ${days} days: renew it, and reload nginx.`);
  const text = `that of ${host} is valid for ${days} more days`;
  return problem === undefined
    ? text
    : `${text}. Warning: it is not trusted here (${problem}); browsers need one that is`;
}

async function readCertificate({ hostname, port }: URL): Promise<ServedCertificate> {
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    rejectUnauthorized: false,
    timeout: timeoutMs,
  });
  socket.once('timeout', () => socket.destroy(new Error(`no answer within ${timeoutMs / 1000} seconds`)));
  try {
    await once(socket, 'secureConnect');
    const { valid_to: validTo } = socket.getPeerCertificate();
    return { validTo: Date.parse(validTo), problem: socket.authorized ? undefined : String(socket.authorizationError) };
  } finally {
    socket.destroy();
  }
}

/** The certificate that users get. It may not exist yet, or this machine may not reach its public address. */
export async function checkCertificate(publicUrl: string): Promise<string> {
  const url = new URL(publicUrl);
  if (url.protocol !== 'https:') return 'none: PUBLIC_URL is not https';
  let certificate: ServedCertificate;
  try {
    certificate = await readCertificate(url);
  } catch (error) {
    return `Warning: ${url.host} cannot be reached from here (${getErrorMessage(error)})`;
  }
  return describeCertificate(url.host, certificate, Date.now());
}
