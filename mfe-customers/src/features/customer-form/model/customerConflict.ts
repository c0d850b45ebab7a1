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
  readonly getStateName: (id: string) => string;
  readonly getLocalityName: (id: string) => string;
  readonly getProductionTypeName: (id: string) => string;
  readonly getConsultantName: (id: string) => string;
}

const replaceNoValue = (text: string): string => (text === noValue ? '' : text);

const createConflictFields = ({
  getStateName,
  getLocalityName,
  getProductionTypeName,
  getConsultantName,
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
  { label: commonFieldTexts.state, toText: ({ stateId }) => getStateName(stateId) },
  { label: commonFieldTexts.locality, toText: ({ localityId }) => getLocalityName(localityId) },
  { label: commonFieldTexts.address, toText: ({ address }) => address.trim() },
  { label: commonFieldTexts.postalCode, toText: ({ postalCode }) => postalCode.trim() },
  { label: commonFieldTexts.productionType, toText: ({ productionTypeId }) => getProductionTypeName(productionTypeId) },
  { label: commonFieldTexts.hectares, toText: ({ hectares }) => replaceNoValue(formatHectares(hectares)) },
  { label: commonFieldTexts.herdSize, toText: ({ herdSize }) => replaceNoValue(formatNumber(herdSize)) },
  {
    label: commonFieldTexts.notice,
    toText: ({ privacyNoticeAccepted }) => (privacyNoticeAccepted ? texts.yes : texts.no),
  },
  { label: texts.consultant, toText: ({ consultantId }) => getConsultantName(consultantId) },
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
  resolvers: NameResolvers,
): ConflictRow[] =>
  buildConflictRows(
    createConflictFields(resolvers),
    mine,
    toFormValues(stored),
    mergeCustomerChanges(base, mine, stored),
  );
