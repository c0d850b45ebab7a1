import type { CallBody, ClientDetail } from '@surco/shared/contract';
import { formatPhone } from '@surco/shared/domain/phone';
import { customerBody } from '../../customer-fields/model/body';
import { type CustomerDraft, EMPTY } from '../../customer-fields/model/draft';

/** What staff types of a customer. */
export interface StaffDraft extends CustomerDraft {
  readonly consultantId: string;
}

export const NEW: StaffDraft = { ...EMPTY, consultantId: '' };

/** A customer as it stands in the form. */
export const draftOf = (client: ClientDetail): StaffDraft => ({
  personType: client.personType,
  firstName: client.firstName,
  lastName: client.lastName,
  businessName: client.businessName ?? '',
  rfc: client.rfc ?? '',
  phone: formatPhone(client.phone),
  email: client.email ?? '',
  stateId: client.stateId,
  localityId: client.localityId,
  address: client.address ?? '',
  postalCode: client.postalCode ?? '',
  hectares: client.hectares,
  herdSize: client.herdSize,
  productionTypeId: client.productionTypeId ?? '',
  privacyNoticeAccepted: client.privacyNoticeAcceptedAt !== null,
  consultantId: client.consultantId ?? '',
});

/** The body of `POST /clients`; a consultant's customer is its own, whoever it might name. */
export const staffBody = (draft: StaffDraft, assigns: boolean): CallBody<'POST /clients'> => ({
  ...customerBody(draft),
  privacyNoticeAccepted: draft.privacyNoticeAccepted,
  ...(assigns ? { consultantId: draft.consultantId || null } : {}),
});
