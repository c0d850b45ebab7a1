import { apiErrors } from '@surco/shared/contract';
import type { CallSpec } from '@surco/shared/contract/calls';

const errorEntries = Object.entries(apiErrors);

/** The form of every failure: `ErrorBody` of the contract. */
export const errorSchema = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'Mensaje para la persona.' },
    code: { type: 'string', enum: errorEntries.map(([code]) => code) },
    details: {
      type: 'array',
      description: 'Qué está mal en cada campo.',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    data: {
      description:
        'El registro actual cuando code es VERSION_OBSOLETA; el informe de la importación cuando es IMPORTACION_CON_ERRORES o ARCHIVO_INVALIDO.',
    },
  },
} as const;

const statusDescriptions: Readonly<Record<number, string>> = {
  400: 'Datos no válidos o solicitud mal formada',
  401: 'Sin clave de aplicación o sin sesión',
  403: 'Sin permiso',
  404: 'No existe o está fuera de su alcance',
  409: 'El estado actual no lo permite',
  413: 'Solicitud demasiado grande',
  415: 'Tipo de contenido no admitido',
  422: 'El archivo no se puede procesar',
  429: 'Demasiados intentos o archivos',
  503: 'Servicio no disponible por el momento',
};

const retryAfterHeader = {
  'Retry-After': { description: 'Segundos que hay que esperar.', schema: { type: 'integer', example: 5 } },
};

const toExample = (code: string, text: string) => {
  const details = code === 'DATOS_INVALIDOS' ? { details: [{ path: 'name', message: 'Escriba el nombre.' }] } : {};
  return [code, { value: { error: text, code, ...details } }];
};

function createErrorResponse(status: number) {
  const examples = errorEntries
    .filter(([, error]) => error.status === status)
    .map(([code, { text }]) => toExample(code, text));
  return {
    description: statusDescriptions[status] ?? 'Error',
    ...(status === 429 || status === 503 ? { headers: retryAfterHeader } : {}),
    content: {
      'application/json': { schema: { $ref: '#/components/schemas/Error' }, examples: Object.fromEntries(examples) },
    },
  };
}

/** `components.responses`: one response per error status, with one example per error code of that status. */
export const errorResponses = Object.fromEntries(
  Object.keys(statusDescriptions).map((status) => [`Error${status}`, createErrorResponse(Number(status))]),
);

const rateLimitedCalls = new Set([
  'POST /auth/',
  'POST /auth/client',
  'POST /auth/second-factor',
  'POST /auth/second-factor/passkey',
  'POST /users/me/passkeys/options',
  'POST /users/me/passkeys/{id}/remove',
  'POST /auth/{product}',
  'POST /auth/forgot-password',
  'POST /auth/reset-password',
  'POST /auth/confirm-email',
  'POST /users/me/email',
  'POST /users/me/password',
  'POST /users/me/second-factor/totp',
  'POST /users/me/second-factor/totp/confirm',
  'POST /users/me/second-factor/recovery-codes',
  'POST /users/me/second-factor/disable',
  'POST /users/me/push-devices/{id}/test',
  'POST /clients/registration',
  'POST /registry/visits',
]);

/** Calls without a session that depend on a state: an accepted text, an address that nobody else uses. */
const publicCallsWithConflicts = new Set(['POST /auth/confirm-email', 'POST /clients/registration']);

/** The error statuses that a call may answer, from its declaration in the contract. */
export function listErrorStatuses(key: string, spec: CallSpec): number[] {
  const isWrite = !key.startsWith('GET ');
  const isGuarded = spec.access !== 'anyone';
  const conditions: readonly (readonly [status: number, applies: boolean])[] = [
    [400, true],
    [401, !spec.noKey],
    [403, isGuarded || isWrite],
    [404, spec.params !== undefined],
    [409, (isWrite && isGuarded) || publicCallsWithConflicts.has(key)],
    [413, isWrite],
    [415, isWrite],
    [422, spec.upload !== undefined || spec.file !== undefined],
    // Files are processed in queues with a limit per user.
    [
      429,
      rateLimitedCalls.has(key) || spec.sectionToken === true || spec.upload !== undefined || spec.file !== undefined,
    ],
    [503, true],
  ];
  return conditions.filter(([, applies]) => applies).map(([status]) => status);
}
