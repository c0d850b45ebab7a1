import type { FormValues } from '@surco/shared/records/field';
import { registrationFields } from '@surco/shared/records/customer';
import { getEmptyValues, toInput } from '@surco/shared/records/forms';

/** The values that all customer forms share. */
export interface CustomerFormValues extends FormValues<typeof registrationFields> {
  readonly privacyNoticeAccepted: boolean;
  /** The version that was shown when it was accepted. */
  readonly privacyNoticeVersion: string;
}

export const EMPTY_CUSTOMER: CustomerFormValues = {
  ...getEmptyValues(registrationFields),
  privacyNoticeAccepted: false,
  privacyNoticeVersion: '',
};

export type CustomerFormChange = Partial<CustomerFormValues>;

/** Applies a change and clears the locality when the state changes. */
export const applyFormChange = <D extends CustomerFormValues>(values: D, change: Partial<D>): D => ({
  ...values,
  ...(change.stateId !== undefined && change.stateId !== values.stateId ? { localityId: '' } : {}),
  ...change,
});

/** A person has no company name, even if one was typed before the choice changed. */
export const dropHiddenFields = <D extends CustomerFormValues>(values: D): D =>
  values.personType === 'MORAL' ? values : { ...values, businessName: '' };

/** The input that all calls that write a customer share. */
export const toCustomerInput = ({ privacyNoticeVersion, ...values }: CustomerFormValues) => ({
  ...toInput(registrationFields, dropHiddenFields({ ...values, privacyNoticeVersion })),
  privacyNoticeAccepted: values.privacyNoticeAccepted,
  ...(privacyNoticeVersion ? { privacyNoticeVersion } : {}),
});
