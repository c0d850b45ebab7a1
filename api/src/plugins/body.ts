import type { FastifyInstance } from 'fastify';
import { Failure } from '../http/failure';

/** JSON alone is read (415 otherwise); an empty body is no body. */
export function bodyPlugin(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (text.trim() === '') done(null, undefined);
    else
      parse(request, text, (error, value: unknown) => (error ? done(new Failure('JSON_INVALIDO')) : done(null, value)));
  });
}
