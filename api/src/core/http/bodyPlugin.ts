import type { IncomingMessage } from 'node:http';
import { calls, type CallSpec, type UploadSpec } from '@surco/shared/contract/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './httpError';
import { assertDeclaredSize, readUploads } from './upload';

function findUploadSpec(request: FastifyRequest): UploadSpec | undefined {
  const key = request.routeOptions.config.call;
  const spec: CallSpec | undefined = key && calls[key];
  return spec?.upload;
}

const createUploadNotFormError = (): HttpError =>
  new HttpError('TIPO_NO_ADMITIDO', { text: 'El archivo debe enviarse como formulario (multipart/form-data).' });

/**
 * Parses JSON, and multipart forms for the calls that take a file; other content types are a 415. An empty body
 * counts as none.
 */
export function bodyPlugin(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (findUploadSpec(request)) done(createUploadNotFormError());
    else if (text.trim() === '') done(null, undefined);
    else
      parse(request, text, (error, value: unknown) =>
        error ? done(new HttpError('JSON_INVALIDO')) : done(null, value),
      );
  });
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: IncomingMessage) => {
    const spec = findUploadSpec(request);
    if (!spec) throw new HttpError('TIPO_NO_ADMITIDO');
    assertDeclaredSize(request.headers, spec);
    const files = await readUploads(payload, request.headers, spec);
    return spec.maxFiles ? files : files[0];
  });
}
