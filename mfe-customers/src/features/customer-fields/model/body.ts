import { normalisePhone } from '@surco/shared/domain/phone';
import { normaliseRfc } from '@surco/shared/domain/rfc';
import type { CustomerDraft } from './draft';

const orNull = (text: string): string | null => text.trim() || null;

/** What every call that writes a customer takes; what a company alone has is left out of a person's. */
export const customerBody = (draft: CustomerDraft) => ({
  personType: draft.personType,
  firstName: draft.firstName.trim(),
  lastName: draft.lastName.trim(),
  businessName: draft.personType === 'MORAL' ? orNull(draft.businessName) : null,
  rfc: orNull(normaliseRfc(draft.rfc)),
  phone: normalisePhone(draft.phone) ?? draft.phone,
  email: orNull(draft.email),
  stateId: draft.stateId,
  localityId: draft.localityId,
  address: orNull(draft.address),
  postalCode: orNull(draft.postalCode),
  hectares: draft.hectares,
  herdSize: draft.herdSize,
  productionTypeId: draft.productionTypeId || null,
});
