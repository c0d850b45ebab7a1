import { createServer } from 'node:net';
import { errorCode } from '../../../api/src/embedded/errorCode';
import { StartError } from '../../../api/src/startError';

/** Stops the start before anything is built when the port is taken. @throws StartError */
export async function ensurePortFree(port: number, variable: string): Promise<void> {
  await new Promise<void>((done, fail) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const code = errorCode(error);
      const why: Record<string, string> = {
        EADDRINUSE: `ya está en uso: cierre el programa que lo ocupa o indique otro en ${variable}`,
        EACCES: `no está permitido para este usuario: indique uno mayor que 1023 en ${variable}`,
      };
      fail(new StartError(`El puerto ${port} ${why[code] ?? `no se puede abrir (${code})`}.`));
    });
    probe.listen(port, () => probe.close(() => done()));
  });
}
