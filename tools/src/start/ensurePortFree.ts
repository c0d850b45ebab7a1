import { createServer } from 'node:net';
import { getErrorCode } from '../../../api/src/core/errorCode';
import { StartError } from '../../../api/src/core/settings/startError';

/**
 * Checks before any build that a port can be opened.
 * @param variable the setting that the message names
 * @throws StartError when the port is in use or not allowed
 */
export async function ensurePortFree(port: number, variable: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const code = getErrorCode(error);
      const reasons: Record<string, string> = {
        EADDRINUSE: `is in use: close the program that uses it or set another in ${variable}`,
        EACCES: `is not allowed for this user: set one above 1023 in ${variable}`,
      };
      reject(new StartError(`Port ${port} ${reasons[code] ?? `cannot be opened (${code})`}.`));
    });
    probe.listen(port, () => probe.close(() => resolve()));
  });
}
