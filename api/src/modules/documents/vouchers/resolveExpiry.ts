import { calculateDefaultExpiry, getParameterValue, validateExpiry, validityParameter } from '@surco/shared/domain';
import type { SystemParameter } from '@surco/shared/contract';
import type { Tx } from '../../../core/db/transaction';
import { assertNoFieldErrors } from '../../../core/http/httpError';
import { readParameters } from '../../parameters';

interface ExpiryBasis {
  today: string;
  /** Last day of the season. */
  endDate: string;
}

/**
 * Returns the expiry date of a DKbono that is created or reopened today: the requested one, else the default of the
 * validity parameter. Dates are `YYYY-MM-DD`.
 * @throws HttpError 400 when the requested date is in the past, or after the end of the season unless it is today
 */
export function chooseExpiry(
  requested: string | null | undefined,
  basis: ExpiryBasis,
  parameters: readonly SystemParameter[],
): string {
  if (!requested) return calculateDefaultExpiry(getParameterValue(parameters, validityParameter), basis);
  assertNoFieldErrors(validateExpiry(requested, basis));
  return requested;
}

/** Returns the expiry date like {@link chooseExpiry}, by the stored parameters. */
export const resolveExpiry = async (
  tx: Tx,
  requested: string | null | undefined,
  today: string,
  endDate: string,
): Promise<string> => chooseExpiry(requested, { today, endDate }, await readParameters(tx));
