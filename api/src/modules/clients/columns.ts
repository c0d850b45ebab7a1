import type { CallInput } from '@surco/shared/contract';
import { currentPrivacyNotice } from '../terms/privacyNotice';

type Body = Omit<CallInput<'POST /clients/registration'>['body'], 'privacyNoticeAccepted'>;

/** What a form says, as the table keeps it; a person has no business name. */
export const clientColumns = (body: Body, rfc: string | null) => ({
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

/** That the privacy notice of today was accepted now. */
export const acceptedNotice = () => ({
  privacy_notice_accepted_at: new Date(),
  privacy_notice_version: currentPrivacyNotice.version,
});
