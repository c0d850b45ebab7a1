import type { CallBody, CustomerDetail } from '@surco/shared/contract';
import { formatPhone } from '@surco/shared/domain';
import { toCustomerBody } from '../../../common/model/toCustomerBody';
import { type CustomerFormValues, EMPTY_CUSTOMER } from '../../../common/model/customerFormValues';

/** The values of the customer form of staff. */
export interface StaffFormValues extends CustomerFormValues {
  readonly consultantId: string;
}

export const EMPTY_STAFF_FORM: StaffFormValues = { ...EMPTY_CUSTOMER, consultantId: '' };

export const toFormValues = (customer: CustomerDetail): StaffFormValues => ({
  personType: customer.personType,
  firstName: customer.firstName,
  lastName: customer.lastName,
  businessName: customer.businessName ?? '',
  rfc: customer.rfc ?? '',
  phone: formatPhone(customer.phone),
  email: customer.email ?? '',
  stateId: customer.stateId,
  localityId: customer.localityId,
  address: customer.address ?? '',
  postalCode: customer.postalCode ?? '',
  hectares: customer.hectares,
  herdSize: customer.herdSize,
  productionTypeId: customer.productionTypeId ?? '',
  privacyNoticeAccepted: customer.privacyNoticeAcceptedAt !== null,
  privacyNoticeVersion: customer.privacyNoticeVersion ?? '',
  consultantId: customer.consultantId ?? '',
});

/**
 * The body of `POST /clients`, and with a version that of `PUT /clients/{id}`.
 * @param canAssign false for a consultant: without `consultantId` the API assigns a new customer to them and keeps the
 * consultant of a stored one
 */
export const toRequestBody = (values: StaffFormValues, canAssign: boolean): CallBody<'POST /clients'> => ({
  ...toCustomerBody(values),
  privacyNoticeAccepted: values.privacyNoticeAccepted,
  ...(canAssign ? { consultantId: values.consultantId || null } : {}),
});
