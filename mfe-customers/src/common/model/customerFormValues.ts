import type { PersonType } from '@surco/shared/domain';

/** The values that all customer forms share. */
export interface CustomerFormValues {
  readonly personType: PersonType;
  readonly firstName: string;
  readonly lastName: string;
  readonly businessName: string;
  readonly rfc: string;
  readonly phone: string;
  readonly email: string;
  readonly stateId: string;
  readonly localityId: string;
  readonly address: string;
  readonly postalCode: string;
  /** Null when empty, NaN when the text is not a number. */
  readonly hectares: number | null;
  /** Null when empty, NaN when the text is not a number. */
  readonly herdSize: number | null;
  readonly productionTypeId: string;
  readonly privacyNoticeAccepted: boolean;
  /** The version that was shown when it was accepted. */
  readonly privacyNoticeVersion: string;
}

export const EMPTY_CUSTOMER: CustomerFormValues = {
  personType: 'FISICA',
  firstName: '',
  lastName: '',
  businessName: '',
  rfc: '',
  phone: '',
  email: '',
  stateId: '',
  localityId: '',
  address: '',
  postalCode: '',
  hectares: null,
  herdSize: null,
  productionTypeId: '',
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
