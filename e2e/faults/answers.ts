import type { ServerResponse } from 'node:http';

const CODE = 'text/javascript; charset=utf-8';

/** As a careless server would: wrong, and to be kept for a year. */
const send =
  (status: number, type: string, body: string) =>
  (to: ServerResponse): void => {
    const cached = status === 200 ? 'public, max-age=31536000, immutable' : 'no-store';
    to.writeHead(status, { 'content-type': type, 'cache-control': cached }).end(body);
  };

/** The ways in which a server of files fails. */
export const FAULTS = {
  down: (to: ServerResponse): void => void to.destroy(),
  hangs: (): void => undefined,
  'answers HTML': send(200, 'text/html; charset=utf-8', '<!doctype html><title>Inicio</title>'),
  'answers HTML as code': send(200, CODE, '<!doctype html><title>Inicio</title>'),
  'answers garbage': send(200, CODE, '\u0000}{ esto no es código'),
  'answers {}': send(200, CODE, '{}'),
  'answers 404': send(404, 'text/plain; charset=utf-8', 'No se encontró el archivo.'),
} as const;

export type Fault = keyof typeof FAULTS;
