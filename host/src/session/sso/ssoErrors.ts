import { ApiError, isRecord } from '@surco/shared/platform';
import { SSO_TEXTS } from './ssoTexts';

/** What a silent renewal may fail with, and the message for the user. */
export const silentErrorMessages = {
  interaction: 'Su sesión de Microsoft terminó. Entre de nuevo con su cuenta.',
  unavailable:
    'El directorio de Microsoft no responde. Inténtelo de nuevo en unos minutos o entre con correo y contraseña.',
  // The program code of the library could not be loaded.
  codeMissing: SSO_TEXTS.codeMissing,
} as const;

export type SsoErrorKind =
  keyof typeof silentErrorMessages | 'blocked' | 'closed' | 'denied' | 'timedOut' | 'failed' | 'superseded';

/** Kinds by error code of the library or the directory. */
const ERROR_KIND_BY_CODE: Readonly<Record<string, SsoErrorKind>> = {
  popup_window_error: 'blocked',
  empty_window_error: 'blocked',
  user_cancelled: 'closed',
  access_denied: 'denied',
  timed_out: 'timedOut',
  interaction_in_progress_cancelled: 'superseded',
  interaction_required: 'interaction',
  consent_required: 'interaction',
  login_required: 'interaction',
  no_tokens_found: 'interaction',
  refresh_token_expired: 'interaction',
  invalid_grant: 'interaction',
  no_account_error: 'interaction',
  no_network_connectivity: 'unavailable',
  network_error: 'unavailable',
  post_request_failed: 'unavailable',
  get_request_failed: 'unavailable',
  failed_to_parse_response: 'unavailable',
  endpoints_resolution_error: 'unavailable',
  openid_config_error: 'unavailable',
};

export function classifySsoError(error: unknown): SsoErrorKind {
  if (!isRecord(error)) return 'failed';
  if (error.name === 'ChunkLoadError') return 'codeMissing';
  const kind = typeof error.errorCode === 'string' ? ERROR_KIND_BY_CODE[error.errorCode] : undefined;
  if (kind) return kind;
  return error.name === 'InteractionRequiredAuthError' ? 'interaction' : 'failed';
}

/** Whether the directory gave no answer, or one that is not its own, or the code of the library could not be loaded. */
export const isSsoUnanswered = (error: unknown): boolean =>
  ['unavailable', 'codeMissing'].includes(classifySsoError(error));

/**
 * The message for a failed silent renewal: that of the API, or that the user must sign in again, unless the directory
 * is unavailable or the code of the library could not be loaded.
 */
export function getSilentErrorMessage(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  const kind = classifySsoError(error);
  return kind === 'unavailable' || kind === 'codeMissing' ? silentErrorMessages[kind] : silentErrorMessages.interaction;
}
