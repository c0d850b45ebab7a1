import { HttpError } from '../../http/httpError';
import type { RateLimitPolicy } from './rateLimitPolicies';

function formatWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes >= 120) return `${Math.ceil(minutes / 60)} horas`;
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
}

/** A request refused with 429 because it exceeds a rate limit. */
export class RateLimitError extends HttpError {
  /**
   * @param policies the exceeded ones
   * @param seconds until all of them allow an attempt again
   * @param ending Spanish end of the sentence «Espere 15 minutos…»
   */
  constructor(
    readonly policies: readonly RateLimitPolicy[],
    readonly seconds: number,
    ending = ' e inténtelo de nuevo',
  ) {
    super('DEMASIADOS_INTENTOS', {
      text: `Demasiados intentos. Espere ${formatWait(seconds)}${ending}.`,
      retryAfter: seconds,
    });
  }
}
