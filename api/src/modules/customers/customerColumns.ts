import type { CallInput } from '@surco/shared/contract';
import type { Tx } from '../../core/db/transaction';
import { requireCurrentLegalTextVersion } from '../legalTexts';

type RegistrationBody = Omit<CallInput<'POST /clients/registration'>['body'], 'privacyNoticeAccepted'>;

/** Maps the fields of a form to columns of `customers`. A natural person has no business name. */
export const toCustomerColumns = (body: RegistrationBody, rfc: string | null) => ({
  person_type: body.personType,
  first_name: body.firstName,
  last_name: body.lastName,
  business_name: body.personType === 'MORAL' ? body.businessName : null,
  rfc,
  phone: body.phone,
  email: body.email,
  state_id: body.stateId,
  locality_id: body.localityId,
  address: body.address,
  postal_code: body.postalCode,
  hectares: body.hectares ?? null,
  herd_size: body.herdSize ?? null,
  production_type_id: body.productionTypeId ?? null,
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
