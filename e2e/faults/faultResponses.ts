import type { ServerResponse } from 'node:http';

const JAVASCRIPT_TYPE = 'text/javascript; charset=utf-8';

/** A wrong response of a misconfigured server; with status 200 it may be cached for a year. */
const respondWith =
  (status: number, type: string, body: string) =>
  (to: ServerResponse): void => {
    const cached = status === 200 ? 'public, max-age=31536000, immutable' : 'no-store';
    to.writeHead(status, { 'content-type': type, 'cache-control': cached }).end(body);
  };

/** The ways in which a server of files fails. */
export const FAULTS = {
  'closes the connection': (to: ServerResponse): void => void to.destroy(),
  hangs: (): void => undefined,
  'answers HTML': respondWith(200, 'text/html; charset=utf-8', '<!doctype html><title>Inicio</title>'),
  'answers HTML as code': respondWith(200, JAVASCRIPT_TYPE, '<!doctype html><title>Inicio</title>'),
  'answers garbage': respondWith(200, JAVASCRIPT_TYPE, '\u0000}{ esto no es código'),
  'answers code that throws': respondWith(200, JAVASCRIPT_TYPE, "throw new Error('no settings')"),
  'answers {}': respondWith(200, JAVASCRIPT_TYPE, '{}'),
  'answers 502': respondWith(502, 'text/html', '<html><h1>502 Bad Gateway</h1></html>'),
  'answers 404': respondWith(404, 'text/plain; charset=utf-8', 'No se encontró el archivo.'),
} as const;

export type Fault = keyof typeof FAULTS;
