import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { generate } from 'selfsigned';
import { checkBackup, describeBackup } from './backupCheck';
import { checkCertificate, describeCertificate } from './certificateCheck';
import { describeDisk } from './diskCheck';
import { describeMailQueue } from './mailQueueCheck';

/** What a check says: its text, or the message of its failure. */
function readResult(run: () => string): string {
  try {
    return `ok: ${run()}`;
  } catch (error) {
    return `FAILED: ${error instanceof Error ? error.message : ''}`;
  }
}

test.each([
  [4.5e9, 40e9, 'ok: 4.5 GB of 40.0 GB are free where /data is'],
  [6e9, 400e9, 'ok: 6.0 GB of 400.0 GB are free where /data is'],
  [
    3.9e9,
    40e9,
    'FAILED: 3.9 GB of 40.0 GB are free where /data is: free some space, or move DATA_DIR to a larger disk.',
  ],
])('A-01 X-47 the disk of the files has %s of %s bytes left', (free, size, text) =>
  expect(readResult(() => describeDisk('/data', { free, size }))).toBe(text),
);

const now = Date.parse('2026-11-29T12:00:00Z');
test.each([
  ['2027-02-28T12:00:00Z', undefined, 'ok: that of a.mx is valid for 91 more days'],
  [
    '2027-02-28T12:00:00Z',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'ok: that of a.mx is valid for 91 more days. Warning: it is not trusted here (SELF_SIGNED_CERT_IN_CHAIN); browsers need one that is',
  ],
  ['2026-12-13T11:00:00Z', undefined, 'FAILED: that of a.mx ends in 13 days: renew it, and reload nginx.'],
  ['2026-11-28T12:00:00Z', undefined, 'FAILED: that of a.mx has ended: renew it, and reload nginx.'],
])('A-01 X-47 the certificate ends at %s (%s)', (end, problem, text) =>
  expect(readResult(() => describeCertificate('a.mx', { validTo: Date.parse(end), problem }, now))).toBe(text),
);

test('A-01 X-47 reads the certificate of the public address, and says when it cannot be reached', async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createServer({ key, cert });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = `https://localhost:${(server.address() as AddressInfo).port}`;
  expect(await checkCertificate(address)).toMatch(/^that of localhost:\d+ is valid for \d+ more days\. Warning:/);
  server.close();
  await once(server, 'close');
  expect(await checkCertificate(address)).toMatch(/^Warning: localhost:\d+ cannot be reached/);
  expect(await checkCertificate('http://localhost')).toMatch(/^none/);
});

test.each([
  ['2026-11-28T06:30:00Z', 'ok: the last one ended 29 hours ago'],
  ['2026-11-28T06:00:00Z', 'FAILED: the last one ended 30 hours ago (/srv/last-backup): see why none has ended since.'],
  [null, 'FAILED: /srv/last-backup does not exist: no backup has ended yet, or BACKUP_STAMP is wrong.'],
])('A-01 X-47 the last backup ended at %s', (end, text) =>
  expect(readResult(() => describeBackup('/srv/last-backup', end === null ? null : Date.parse(end), now))).toBe(text),
);

test('A-01 X-47 the age of a backup is that of a file, which the settings name', async () => {
  expect(await checkBackup(undefined)).toBe('not watched: BACKUP_STAMP is not set');
  expect(await checkBackup(__filename).catch(String)).toContain('hours ago');
  await expect(checkBackup('/no/such/file')).rejects.toThrow('does not exist');
});

const queue = { waiting: 2, givenUp: 0, oldestSeconds: 2400, attempts: 5 };
test.each([
  [{ ...queue, waiting: 0, oldestSeconds: 0 }, null, 'ok: no mail waits'],
  [{ ...queue, oldestSeconds: 300 }, 'refused', 'ok: 2 waiting, the oldest for 5 minutes'],
  [
    { ...queue, waiting: 0, givenUp: 3 },
    null,
    'ok: no mail waits; 3 are not sent again: see "Mails are not sent" in docs/operate.md',
  ],
  [queue, 'connect ECONNREFUSED', 'FAILED: 2 waiting, the oldest for 40 minutes, because connect ECONNREFUSED.'],
  [
    queue,
    null,
    'FAILED: 2 waiting, the oldest for 40 minutes, because 5 attempts failed; the mail server answers now, and the next attempt follows within an hour. The log has the reason of each: job failed.',
  ],
  [
    { ...queue, attempts: 0 },
    'connect ECONNREFUSED',
    'FAILED: 2 waiting, the oldest for 40 minutes, because no instance has tried to send them: start surco serve.',
  ],
])('A-01 X-47 the mail queue is %j and the mail server says %s', (state, problem, text) =>
  expect(readResult(() => describeMailQueue(state, problem))).toBe(text),
);
