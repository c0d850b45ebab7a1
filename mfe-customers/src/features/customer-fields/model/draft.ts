import type { PersonType } from '@surco/shared/domain/rfc';

/** What stands in a form about a customer, as it was typed. */
export interface CustomerDraft {
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
  /** NaN where what was typed is no number. */
  readonly hectares: number | null;
  readonly herdSize: number | null;
  readonly productionTypeId: string;
  readonly privacyNoticeAccepted: boolean;
}

export const EMPTY: CustomerDraft = {
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
};

export type CustomerChange = Partial<CustomerDraft>;

/** A locality belongs to its state: another state takes it back. */
export const changed = <D extends CustomerDraft>(draft: D, change: Partial<D>): D => ({
  ...draft,
  ...(change.stateId !== undefined && change.stateId !== draft.stateId ? { localityId: '' } : {}),
  ...change,
});

export const differs = <D extends CustomerDraft>(draft: D, start: D): boolean =>
  JSON.stringify(draft) !== JSON.stringify(start);
