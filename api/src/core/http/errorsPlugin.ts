import type { ErrorCode } from '@surco/shared/contract';
import { invalidTextMessage } from '@surco/shared/contract/calls';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './httpError';
import { isConnectionError, isStatementTimeout, isWriteRefused, outageRetrySeconds } from '../db/connectionErrors';
import { ListTooLongError } from '../db/listTooLongError';

const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'DEMASIADO_GRANDE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'TIPO_NO_ADMITIDO',
  FST_ERR_CTP_INVALID_JSON_BODY: 'JSON_INVALIDO',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'JSON_INVALIDO',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'JSON_INVALIDO',
};

const uniqueViolation = '23505';
/** A referenced record was deleted, or a record to delete is now referenced, since both were read. */
const foreignKeyViolation = '23503';
/** A text that PostgreSQL cannot store or read as the type of its column; the contract refuses what it knows of. */
const invalidTextCodes = new Set(['22021', '22P02', '22P05']);
/** A number or date that the column cannot hold or that a check constraint refuses. */
const outOfRangeCodes = new Set(['22003', '22007', '22008', '23514']);

/** What a person typed stays in the form, or waits on the device. Downloads are recorded, so they are writes, too. */
const onlyReads = {
  text: 'Por el momento solo se puede consultar: no se puede guardar, descargar ni entrar. Lo que escribió no se pierde; inténtelo de nuevo en unos minutos.',
  retryAfter: outageRetrySeconds,
};

const isSyntaxError = (error: Error): boolean => error instanceof SyntaxError && 'statusCode' in error;

/** Maps anything thrown to the error that the client receives. */
function toHttpError(error: FastifyError | Error): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof ListTooLongError) return new HttpError('LISTA_DEMASIADO_GRANDE');
  if (isWriteRefused(error)) return new HttpError('BASE_NO_DISPONIBLE', { ...onlyReads, cause: error });
  if (isConnectionError(error)) return new HttpError('BASE_NO_DISPONIBLE', { retryAfter: outageRetrySeconds });
  const code = 'code' in error ? error.code : '';
  const known = frameworkCodes[code];
  if (known) return new HttpError(known);
  if (code === uniqueViolation) return new HttpError('DUPLICADO');
  if (code === foreignKeyViolation)
    return new HttpError('EN_USO', {
      text: 'Otra persona eliminó o usó un dato relacionado. Actualice e inténtelo de nuevo.',
    });
  if (invalidTextCodes.has(code)) return new HttpError('DATOS_INVALIDOS', { text: invalidTextMessage });
  if (outOfRangeCodes.has(code))
    return new HttpError('DATOS_INVALIDOS', { text: 'Hay un número o una fecha fuera de lo que se admite.' });
  if (isSyntaxError(error) || ('statusCode' in error && error.statusCode === 400))
    return new HttpError('JSON_INVALIDO');
  return new HttpError('ERROR_INTERNO');
}

/**
 * Logs an unexpected error, or that of a service, with its stack; an outage of the database as one of many failures. A
 * refusal because too much is under way has its request line only.
 */
function logServerError(error: Error, { status, code, cause }: HttpError, request: FastifyRequest): void {
  const isTimeout = isStatementTimeout(cause ?? error);
  if (code === 'BASE_NO_DISPONIBLE' && !isTimeout) {
    request.isOutageCounted = true;
    request.server.outageLog.report(cause ?? error, request.id);
  } else if (code === 'ERROR_INTERNO' || isTimeout || (status >= 500 && cause)) {
    request.log.error({ err: error }, 'request failed');
  }
}

/** Sends every error in the form of the contract. Internal details go to the log only. */
export function errorsPlugin(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const httpError = toHttpError(error);
    logServerError(error, httpError, request);
    // Fastify would close the connection while the client still sends its body, and the response would be lost. Node
    // reads and discards the rest.
    reply.removeHeader('connection');
    if (httpError.retryAfter) reply.header('retry-after', httpError.retryAfter);
    return reply
      .code(httpError.status)
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(httpError.body);
  });
}

/** Answers 404 for an address without a route. */
export function notFoundPlugin(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw new HttpError('NO_ENCONTRADO');
  });
}
