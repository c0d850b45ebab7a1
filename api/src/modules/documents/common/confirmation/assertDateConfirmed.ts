import { collectFieldErrors, type FieldCheck } from '@surco/shared/contract';
import { HttpError } from '../../../../core/http/httpError';

/**
 * @param checks the unusual dates of a request, by field
 * @throws HttpError 409 FECHA_POR_CONFIRMAR when there is one and no person has confirmed it
 */
export function assertDateConfirmed(isConfirmed: boolean | null | undefined, checks: readonly FieldCheck[]): void {
  const details = collectFieldErrors(checks);
  if (!isConfirmed && details.length > 0) throw new HttpError('FECHA_POR_CONFIRMAR', { details });
}
