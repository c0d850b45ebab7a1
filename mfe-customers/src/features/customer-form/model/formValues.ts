import type { CustomerDetail } from '@surco/shared/contract';
import { registrationFields } from '@surco/shared/records/customer';
import { customerInput } from '@surco/shared/records/customerInput';
import { findInputErrors, toBody, toFormValues as toFieldValues } from '@surco/shared/records/forms';
import { type CustomerFormValues, EMPTY_CUSTOMER, toCustomerInput } from '../../../common/model/customerFormValues';

/** The values of the customer form of staff. */
export interface StaffFormValues extends CustomerFormValues {
  readonly consultantId: string;
  /** Of the chosen locality: its name, and its zone, on which prices depend. A customer that is not sent yet needs them. */
  readonly localityName: string;
  readonly zoneId: string;
}

export const EMPTY_STAFF_FORM: StaffFormValues = {
  ...EMPTY_CUSTOMER,
  consultantId: '',
  localityName: '',
  zoneId: '',
};

export const toFormValues = (customer: CustomerDetail): StaffFormValues => ({
  ...toFieldValues(registrationFields, customer),
  privacyNoticeAccepted: customer.privacyNoticeAcceptedAt !== null,
  privacyNoticeVersion: customer.privacyNoticeVersion ?? '',
  consultantId: customer.consultantId ?? '',
  localityName: customer.locality.name,
  zoneId: customer.zone.id,
});

export const validateCustomer = (values: StaffFormValues) => findInputErrors(customerInput, toCustomerInput(values));

/**
 * The body of `POST /clients`, and with a version that of `PUT /clients/{id}`.
 * @param canAssign false for a consultant: without `consultantId` the API assigns a new customer to them and keeps the
 * consultant of a stored one
 */
export const toRequestBody = (values: StaffFormValues, canAssign: boolean) =>
  toBody(customerInput, {
    ...toCustomerInput(values),
    ...(canAssign ? { consultantId: values.consultantId || null } : {}),
  });
