import type { CallInput } from '@surco/shared/contract';
import { registrationFields } from '@surco/shared/records/customer';
import { toColumns } from '../../core/db/recordColumns';
import type { Tx } from '../../core/db/transaction';
import { requireCurrentLegalTextVersion } from '../legalTexts';

type RegistrationBody = Omit<CallInput<'POST /clients/registration'>['body'], 'privacyNoticeAccepted'>;

/** The columns of what a form holds. A natural person has no business name. */
export const toCustomerColumns = (body: RegistrationBody) => ({
  ...toColumns(registrationFields, body),
  ...(body.personType === 'MORAL' ? {} : { business_name: null }),
});

/**
 * The columns that record the acceptance of the current privacy notice, now; none without an acceptance.
 * @throws HttpError 409 when the customer has read another version than the one in force
 */
export async function buildPrivacyNoticeColumns(
  tx: Tx,
  {
    privacyNoticeAccepted,
    privacyNoticeVersion,
  }: Pick<CallInput<'POST /clients'>['body'], 'privacyNoticeAccepted' | 'privacyNoticeVersion'>,
) {
  if (!privacyNoticeAccepted) return {};
  const version = await requireCurrentLegalTextVersion(tx, 'PRIVACY_NOTICE', privacyNoticeVersion);
  return { privacy_notice_accepted_at: new Date(), privacy_notice_version: version };
}
