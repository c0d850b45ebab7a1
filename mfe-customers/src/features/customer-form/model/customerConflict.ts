import type { CustomerDetail } from '@surco/shared/contract';
import { createConflictFields } from '@surco/shared/records/conflictFields';
import { customerFields, registrationFields } from '@surco/shared/records/customer';
import { buildConflictRows, type ConflictRow, mergeThreeWay } from '@surco/shared/ui/form';
import { dropHiddenFields } from '../../../common/model/customerFormValues';
import { formTexts } from '../../../common/texts';
import { texts } from '../texts';
import { toFormValues, type StaffFormValues } from './formValues';

/** Returns the name of a record by its id. */
export type GetName = (id: string) => string;

const createFields = (getName: GetName) => [
  ...createConflictFields(registrationFields, getName),
  {
    label: formTexts.notice,
    toText: ({ privacyNoticeAccepted }: StaffFormValues) => (privacyNoticeAccepted ? texts.yes : texts.no),
  },
  { label: customerFields.consultantId.label, toText: ({ consultantId }: StaffFormValues) => getName(consultantId) },
];

/**
 * Merged as one unit: a locality belongs to its state, company name and RFC depend on the person type, and an acceptance
 * is about one version of the notice.
 */
const LINKED_FIELDS = [
  ['stateId', 'localityId'],
  ['personType', 'businessName', 'rfc'],
  ['privacyNoticeAccepted', 'privacyNoticeVersion'],
] as const;

/** Applies the local changes to the stored customer. */
export const mergeCustomerChanges = (
  base: CustomerDetail,
  mine: StaffFormValues,
  stored: CustomerDetail,
): StaffFormValues => mergeThreeWay(toFormValues(base), mine, toFormValues(stored), LINKED_FIELDS);

/** The rows of the conflict dialog: local values and stored values. */
export const createCustomerConflictRows = (
  base: CustomerDetail,
  mine: StaffFormValues,
  stored: CustomerDetail,
  getName: GetName,
): ConflictRow[] =>
  buildConflictRows(
    createFields(getName),
    dropHiddenFields(mine),
    toFormValues(stored),
    dropHiddenFields(mergeCustomerChanges(base, mine, stored)),
  );
