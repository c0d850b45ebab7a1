import { normalizePhone, normalizeRfc, toTextOrNull } from '@surco/shared/domain';
import type { CustomerFormValues } from './customerFormValues';

/** The part of the body that all calls that write a customer share. A person has no company name. */
export const toCustomerBody = (values: CustomerFormValues) => ({
  personType: values.personType,
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  businessName: values.personType === 'MORAL' ? toTextOrNull(values.businessName) : null,
  rfc: toTextOrNull(normalizeRfc(values.rfc)),
  phone: normalizePhone(values.phone) ?? values.phone,
  email: toTextOrNull(values.email),
  stateId: values.stateId,
  localityId: values.localityId,
  address: toTextOrNull(values.address),
  postalCode: toTextOrNull(values.postalCode),
  hectares: values.hectares,
  herdSize: values.herdSize,
  productionTypeId: values.productionTypeId || null,
  ...(values.privacyNoticeVersion ? { privacyNoticeVersion: values.privacyNoticeVersion } : {}),
});
