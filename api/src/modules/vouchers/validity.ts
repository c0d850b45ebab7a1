import { validityParameter } from '@surco/shared/domain/parameters';
import { defaultExpiry, expiryProblems } from '@surco/shared/domain/validity';
import type { Tx } from '../../db/transaction';
import { refuse } from '../../http/failure';
import { parameterValue } from '../simulator/repository';

/** The last day of a DKbono that is made or reopened today: what was asked, or what the parameter says. */
export async function resolveExpiry(
  tx: Tx,
  asked: string | null | undefined,
  today: string,
  endDate: string,
): Promise<string> {
  if (!asked) return defaultExpiry(await parameterValue(tx, validityParameter), { today, endDate });
  refuse(expiryProblems(asked, { today, endDate }));
  return asked;
}
