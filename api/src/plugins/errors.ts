import type { ErrorCode } from '@surco/shared/contract/errors';
import type { FastifyError, FastifyInstance } from 'fastify';
import { Failure } from '../http/failure';
import { isDatabaseAway, retryAfterOutage } from '../db/away';

const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'DEMASIADO_GRANDE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'TIPO_NO_ADMITIDO',
  FST_ERR_CTP_INVALID_JSON_BODY: 'JSON_INVALIDO',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'JSON_INVALIDO',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'JSON_INVALIDO',
};

const uniqueViolation = '23505';
/** What a record names has gone, or what goes is named, since both were looked at. */
const referenceViolation = '23503';
/** A sign that no text of the database may hold: NUL, or half of a surrogate pair. */
const unstorable = new Set(['22021', '22P05']);
/** A number or date that the column cannot hold, or that a check of the table refuses: beyond what a schema foresaw. */
const outOfRange = new Set(['22003', '22007', '22008', '23514']);

const isSyntaxError = (error: Error): boolean => error instanceof SyntaxError && 'statusCode' in error;

/** What a person is told of anything thrown. */
export function toFailure(error: FastifyError | Error): Failure {
  if (error instanceof Failure) return error;
  if (isDatabaseAway(error)) return new Failure('BASE_NO_DISPONIBLE', { retryAfter: retryAfterOutage });
  const code = 'code' in error ? error.code : '';
  const known = frameworkCodes[code];
  if (known) return new Failure(known);
  if (code === uniqueViolation) return new Failure('DUPLICADO');
  if (code === referenceViolation)
    return new Failure('EN_USO', {
      text: 'Otra persona eliminó o usó un dato relacionado. Actualice e inténtelo de nuevo.',
    });
  if (unstorable.has(code))
    return new Failure('DATOS_INVALIDOS', { text: 'El texto contiene signos que no se admiten.' });
  if (outOfRange.has(code))
    return new Failure('DATOS_INVALIDOS', { text: 'Hay un número o una fecha fuera de lo que se admite.' });
  if (isSyntaxError(error) || ('statusCode' in error && error.statusCode === 400)) return new Failure('JSON_INVALIDO');
  return new Failure('ERROR_INTERNO');
}

/** Every failure leaves in the form of the contract; what went wrong inside goes to the log, never to the wire. */
export function errorsPlugin(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const failure = toFailure(error);
    if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
    // Fastify would close the connection on whoever still sends a body, and the answer would be lost with it; Node reads
    // the rest and forgets it.
    reply.removeHeader('connection');
    if (failure.retryAfter) reply.header('retry-after', failure.retryAfter);
    return reply
      .code(failure.status)
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(failure.body);
  });
}

/** An address that nothing serves. */
export function notFoundPlugin(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw new Failure('NO_ENCONTRADO');
  });
}
