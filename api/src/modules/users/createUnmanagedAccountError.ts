import { unmanagedAccountDenial } from '@surco/shared/domain';
import { HttpError } from '../../core/http/httpError';

/** The error for a change of an account that the actor does not manage (P-05). */
export const createUnmanagedAccountError = (): HttpError =>
  new HttpError(unmanagedAccountDenial.code, { text: unmanagedAccountDenial.message });
