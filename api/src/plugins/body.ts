import type { IncomingMessage } from 'node:http';
import { calls } from '@surco/shared/contract/calls';
import type { CallSpec, UploadSpec } from '@surco/shared/contract/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../http/failure';
import { readUpload } from '../http/upload';

function uploadOf(request: FastifyRequest): UploadSpec | undefined {
  const key = request.routeOptions.config.call;
  const spec: CallSpec | undefined = key && calls[key];
  return spec?.upload;
}

const notJson = (): Failure =>
  new Failure('TIPO_NO_ADMITIDO', { text: 'El archivo debe enviarse como formulario (multipart/form-data).' });

/**
 * JSON is read, and a form with a file by the calls that take one; anything else is a 415. An empty body is no body
 * (X-05, X-06).
 */
export function bodyPlugin(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (uploadOf(request)) done(notJson());
    else if (text.trim() === '') done(null, undefined);
    else
      parse(request, text, (error, value: unknown) => (error ? done(new Failure('JSON_INVALIDO')) : done(null, value)));
  });
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: IncomingMessage) => {
    const spec = uploadOf(request);
    if (!spec) throw new Failure('TIPO_NO_ADMITIDO');
    return readUpload(payload, request.headers, spec);
  });
}
