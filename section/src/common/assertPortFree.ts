import { createServer } from 'node:net';

const reasons: Readonly<Record<string, (setting: string) => string>> = {
  EADDRINUSE: (setting) => `is in use: close the program that uses it or set another in ${setting}`,
  EACCES: (setting) => `is not allowed for this user: set one above 1023 in ${setting}`,
};

/**
 * Checks before any build that a port can be opened.
 * @param setting the variable or option that the message names
 * @throws when the port is in use or not allowed
 */
export async function assertPortFree(port: number, setting: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const { code = '' } = error;
      reject(new Error(`Port ${port} ${reasons[code]?.(setting) ?? `cannot be opened (${code})`}.`));
    });
    probe.listen(port, () => probe.close(() => resolve()));
  });
}
