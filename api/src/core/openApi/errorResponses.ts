import { apiErrors } from '@surco/shared/contract';
import { invalidTextMessage } from '@surco/shared/contract/calls';
import type { CallSpec } from '@surco/shared/contract/calls';

const errorEntries = Object.entries(apiErrors);

/** The form of every failure: `ErrorBody` of the contract. */
export const errorSchema = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'Message for the user, in Spanish.' },
    code: { type: 'string', enum: errorEntries.map(([code]) => code) },
    details: {
      type: 'array',
      description: 'What is wrong with each field.',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    data: {
      description:
        'The current record with code VERSION_OBSOLETA; the shown total and the new lines and totals with PRECIO_CAMBIADO; the report of the import with IMPORTACION_CON_ERRORES and ARCHIVO_INVALIDO; the problems of the build with SECCION_RECHAZADA.',
    },
  },
} as const;

const statusDescriptions: Readonly<Record<number, string>> = {
  400: 'Invalid data or malformed request',
  401: 'No API key or no session',
  403: 'No permission',
  404: "Not found, or outside the user's scope",
  409: 'The current state does not allow it',
  413: 'Request too large',
  415: 'Unsupported media type',
  422: 'The file cannot be processed',
  429: 'Too many attempts or files',
  503: 'Service temporarily unavailable',
};

const retryAfterHeader = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', example: 5 } },
};

const toExample = (code: string, text: string) => {
  const details = code === 'DATOS_INVALIDOS' ? { details: [{ path: 'name', message: invalidTextMessage }] } : {};
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
  'POST /auth/check-link',
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
