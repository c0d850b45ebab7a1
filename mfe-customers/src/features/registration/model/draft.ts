import type { PersonType } from '@surco/shared/domain/rfc';

/** What stands in the form, as it was typed. */
export interface RegistrationDraft {
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

export const EMPTY: RegistrationDraft = {
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

export type DraftChange = Partial<RegistrationDraft>;

/** A locality belongs to its state: another state takes it back. */
export const changed = (draft: RegistrationDraft, change: DraftChange): RegistrationDraft => ({
  ...draft,
  ...(change.stateId !== undefined && change.stateId !== draft.stateId ? { localityId: '' } : {}),
  ...change,
});

export const isDirty = (draft: RegistrationDraft): boolean => JSON.stringify(draft) !== JSON.stringify(EMPTY);
