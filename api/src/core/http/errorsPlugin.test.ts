import { Writable } from 'node:stream';
import Fastify, { LogController } from 'fastify';
import { requestLogPlugin } from '../logging/requestLogPlugin';
import { errorsPlugin } from './errorsPlugin';
import { HttpError } from './httpError';

const statementTimeout = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
const wrongPassword = Object.assign(new Error('password authentication failed'), { code: '28P01' });
const connectionLost = Object.assign(new Error('terminating connection'), { code: '57P01' });

/** Answers one request with an error. @returns the status and the level and text of each line of the log */
async function failWith(error: Error) {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      const { level, msg } = JSON.parse(chunk.toString()) as { level: number; msg: string };
      lines.push(`${level} ${msg}`);
      done();
    },
  });
  const app = Fastify({
    logger: { level: 'info', stream },
    logController: new LogController({ disableRequestLogging: true }),
  });
  requestLogPlugin(app);
  errorsPlugin(app);
  app.get('/', () => Promise.reject(error));
  const { statusCode } = await app.inject({ url: '/' });
  await app.close();
  return { statusCode, lines };
}

test.each([
  ['an unexpected error', new Error('x'), 500, ['50 request failed', '30 request']],
  ['a slow statement, which is no outage', statementTimeout, 503, ['50 request failed', '30 request']],
  ['a lost connection', connectionLost, 503, ['50 database unavailable']],
  ['a password of the database that was replaced', wrongPassword, 503, ['50 database unavailable']],
  ['a refusal because too much is under way', new HttpError('SERVICIO_OCUPADO'), 503, ['30 request']],
  [
    'a service that failed',
    new HttpError('DIRECTORIO_NO_DISPONIBLE', { cause: new Error('x') }),
    503,
    ['50 request failed', '30 request'],
  ],
  ['a refusal by a rule', new HttpError('PERMISO_DENEGADO'), 403, ['30 request']],
])('F-03 logs %s', async (_title, error, status, lines) => {
  expect(await failWith(error)).toEqual({ statusCode: status, lines });
});
