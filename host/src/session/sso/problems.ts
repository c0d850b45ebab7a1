import { ApiError, isRecord } from '@surco/shared/platform';

/** What can go wrong between us and the directory, each with its sentence for the person. */
const TEXTS = {
  blocked:
    'El navegador bloqueó la ventana de Microsoft. Permita las ventanas emergentes de este sitio y vuelva a intentarlo.',
  closed: 'La ventana de Microsoft se cerró antes de terminar. Ábrala de nuevo para entrar.',
  denied: 'No se dio permiso en la ventana de Microsoft. Acéptelo para entrar con esa cuenta.',
  timedOut: 'La ventana de Microsoft no terminó a tiempo. Vuelva a intentarlo.',
  interaction: 'Su sesión de Microsoft terminó. Entre de nuevo con su cuenta.',
  away: 'El directorio de Microsoft no responde. Inténtelo de nuevo en unos minutos o entre con correo y contraseña.',
  codeMissing: 'No se pudo cargar el inicio de sesión con Microsoft. Revise su red y vuelva a intentarlo.',
  failed: 'No se pudo entrar con Microsoft. Vuelva a intentarlo; si continúa, avise a la administración.',
} as const;

export type SsoProblem = keyof typeof TEXTS | 'superseded';

/** Codes of the sign-on library and of the directory. */
const BY_CODE: Readonly<Record<string, SsoProblem>> = {
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
  no_network_connectivity: 'away',
  network_error: 'away',
  post_request_failed: 'away',
  get_request_failed: 'away',
  failed_to_parse_response: 'away',
  endpoints_resolution_error: 'away',
  openid_config_error: 'away',
};

export function ssoProblem(error: unknown): SsoProblem {
  if (!isRecord(error)) return 'failed';
  if (error.name === 'ChunkLoadError') return 'codeMissing';
  const known = typeof error.errorCode === 'string' ? BY_CODE[error.errorCode] : undefined;
  if (known) return known;
  return error.name === 'InteractionRequiredAuthError' ? 'interaction' : 'failed';
}

/** The sentence for a failed sign-in by popup; null when a newer attempt took over and there is nothing to say. */
export function popupSentence(error: unknown): string | null {
  if (error instanceof ApiError) return error.message;
  const problem = ssoProblem(error);
  return problem === 'superseded' ? null : TEXTS[problem];
}

/** The sentence when a token could not be had without the person: running out of time then means "sign in again". */
export function silentSentence(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  const problem = ssoProblem(error);
  return problem === 'away' || problem === 'codeMissing' ? TEXTS[problem] : TEXTS.interaction;
}

export const POPUP_CLOSED = TEXTS.closed;
