import type { ErrorBody, ErrorCode } from '@surco/shared/contract';
import { buildProblemSchema } from '@surco/shared/federation/releases';
import { z } from 'zod';
import { describeProblems } from './describeProblems';

const unavailable = 'The server is not available at the moment. Try again in a few seconds.';

/** What each error means for the commands: the server's own text is Spanish, for users. */
const sentences: Readonly<Partial<Record<ErrorCode, string>>> = {
  DATOS_INVALIDOS: 'The server does not accept these options:',
  TOKEN_PUBLICACION: 'The publishing token is not valid or was revoked. Ask an administrator for another one.',
  PERMISO_DENEGADO:
    'The token does not allow this section. An administrator sees on Parámetros → Secciones which it is for, and creates another one.',
  NO_ENCONTRADO: 'The server has no such section or version: "surco-section status" lists those that it has.',
  TRANSICION_INVALIDA:
    'The version of everyone cannot be on trial. To end a trial or the links: "surco-section use none --for Supervisor" (or link).',
  VERSION_PUBLICADA: 'This version is already published with other content. Change its number and publish it again.',
  DEMASIADO_GRANDE:
    'The build is larger than 10 MB: see which of its files is large, and load big libraries only where they are used.',
  SECCION_RECHAZADA: 'The section was not published, because the server cannot use its build:',
  DEMASIADOS_INTENTOS: 'Too many requests. Wait a few minutes and try again.',
  SERVICIO_DETENIDO: unavailable,
  SERVICIO_OCUPADO: unavailable,
  BASE_NO_DISPONIBLE: unavailable,
  ERROR_INTERNO: 'The server failed. Try again in a few seconds; its log has the reason.',
};

/** The problems of a refused build; of other errors, and of problems unknown here, what the server names. */
function listReasons({ data, details = [] }: Partial<ErrorBody>): string[] {
  const problems = z.array(buildProblemSchema).safeParse(data);
  return problems.success ? describeProblems(problems.data).map((text) => `${text}.`) : details.map(({ path }) => path);
}

/** @param body of the failed response; empty when it was no JSON */
export function describeServerError(body: Partial<ErrorBody>, status: number): string {
  const { code } = body;
  const sentence = (code && sentences[code]) ?? `The server answered with status ${status}${code ? ` (${code})` : ''}.`;
  return [sentence, ...listReasons(body).map((reason) => `  - ${reason}`)].join('\n');
}
