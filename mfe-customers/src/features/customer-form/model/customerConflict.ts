import type { CustomerDetail } from '@surco/shared/contract';
import {
  formatHectares,
  formatNumber,
  formatPhone,
  normalizeRfc,
  noValue,
  personTypeLabels,
} from '@surco/shared/domain';
import { buildConflictRows, type ConflictField, type ConflictRow, mergeThreeWay } from '@surco/shared/ui/form';
import { commonFieldTexts } from '../../../common/texts';
import { texts } from '../texts';
import { toFormValues, type StaffFormValues } from './formValues';

/** Functions that return the name of a record by its id. */
export interface NameResolvers {
  readonly state: (id: string) => string;
  readonly locality: (id: string) => string;
  readonly productionType: (id: string) => string;
  readonly consultant: (id: string) => string;
}

const replaceNoValue = (text: string): string => (text === noValue ? '' : text);

const createConflictFields = ({
  state,
  locality,
  productionType,
  consultant,
}: NameResolvers): ConflictField<StaffFormValues>[] => [
  { label: texts.personType, toText: ({ personType }) => personTypeLabels[personType] },
  {
    label: commonFieldTexts.businessName,
    toText: ({ personType, businessName }) => (personType === 'MORAL' ? businessName : ''),
  },
  { label: commonFieldTexts.firstName, toText: ({ firstName }) => firstName.trim() },
  { label: commonFieldTexts.lastName, toText: ({ lastName }) => lastName.trim() },
  { label: commonFieldTexts.phone, toText: ({ phone }) => formatPhone(phone) },
  { label: commonFieldTexts.email, toText: ({ email }) => email.trim() },
  { label: commonFieldTexts.rfc, toText: ({ rfc }) => normalizeRfc(rfc) },
  { label: commonFieldTexts.state, toText: ({ stateId }) => state(stateId) },
  { label: commonFieldTexts.locality, toText: ({ localityId }) => locality(localityId) },
  { label: commonFieldTexts.address, toText: ({ address }) => address.trim() },
  { label: commonFieldTexts.postalCode, toText: ({ postalCode }) => postalCode.trim() },
  { label: commonFieldTexts.productionType, toText: ({ productionTypeId }) => productionType(productionTypeId) },
  { label: commonFieldTexts.hectares, toText: ({ hectares }) => replaceNoValue(formatHectares(hectares)) },
  { label: commonFieldTexts.herdSize, toText: ({ herdSize }) => replaceNoValue(formatNumber(herdSize)) },
  {
    label: commonFieldTexts.notice,
    toText: ({ privacyNoticeAccepted }) => (privacyNoticeAccepted ? texts.yes : texts.no),
  },
  { label: texts.consultant, toText: ({ consultantId }) => consultant(consultantId) },
];

/** Merged as one unit: a locality belongs to its state; company name and RFC depend on the person type. An
 * acceptance is about one version. */
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
  names: NameResolvers,
): ConflictRow[] =>
  buildConflictRows(createConflictFields(names), mine, toFormValues(stored), mergeCustomerChanges(base, mine, stored));
