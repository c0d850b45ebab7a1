import { normalizePhone, normalizeRfc } from '@surco/shared/domain';
import type { CustomerFormValues } from './customerFormValues';

const emptyToNull = (text: string): string | null => text.trim() || null;

/** The part of the body that all calls that write a customer share. A person has no company name. */
export const toCustomerBody = (values: CustomerFormValues) => ({
  personType: values.personType,
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  businessName: values.personType === 'MORAL' ? emptyToNull(values.businessName) : null,
  rfc: emptyToNull(normalizeRfc(values.rfc)),
  phone: normalizePhone(values.phone) ?? values.phone,
  email: emptyToNull(values.email),
  stateId: values.stateId,
  localityId: values.localityId,
  address: emptyToNull(values.address),
  postalCode: emptyToNull(values.postalCode),
  hectares: values.hectares,
  herdSize: values.herdSize,
  productionTypeId: values.productionTypeId || null,
  ...(values.privacyNoticeVersion ? { privacyNoticeVersion: values.privacyNoticeVersion } : {}),
});
