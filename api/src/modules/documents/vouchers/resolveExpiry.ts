import { calculateDefaultExpiry, getParameterValue, validateExpiry, validityParameter } from '@surco/shared/domain';
import type { Tx } from '../../../core/db/transaction';
import { assertNoFieldErrors } from '../../../core/http/httpError';
import { readParameters } from '../../parameters';

/**
 * Returns the expiry date of a DKbono that is created or reopened today: the requested one, else the default of the
 * validity parameter. Dates are `YYYY-MM-DD`.
 * @param endDate last day of the season
 * @throws HttpError 400 when the requested date is in the past, or after the end of the season unless it is today
 */
export async function resolveExpiry(
  tx: Tx,
  requested: string | null | undefined,
  today: string,
  endDate: string,
): Promise<string> {
  if (!requested)
    return calculateDefaultExpiry(getParameterValue(await readParameters(tx), validityParameter), { today, endDate });
  assertNoFieldErrors(validateExpiry(requested, { today, endDate }));
  return requested;
}
