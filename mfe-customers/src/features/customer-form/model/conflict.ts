import type { ClientDetail } from '@surco/shared/contract';
import { formatHectares, formatNumber, noValue } from '@surco/shared/domain/formats';
import { formatPhone } from '@surco/shared/domain/phone';
import { normaliseRfc, personTypeLabels } from '@surco/shared/domain/rfc';
import { type ConflictField, type ConflictRow, conflictRows, onTop } from '@surco/shared/ui/version-conflict';
import { labels } from '../../customer-fields/texts';
import { texts } from '../texts';
import { draftOf, type StaffDraft } from './draft';

/** How the ids of a form are read by a person. */
export interface Names {
  readonly state: (id: string) => string;
  readonly locality: (id: string) => string;
  readonly productionType: (id: string) => string;
  readonly consultant: (id: string) => string;
}

const written = (text: string): string => (text === noValue ? '' : text);

const fieldsBy = ({ state, locality, productionType, consultant }: Names): ConflictField<StaffDraft>[] => [
  { label: texts.personType, text: ({ personType }) => personTypeLabels[personType] },
  { label: labels.businessName, text: ({ personType, businessName }) => (personType === 'MORAL' ? businessName : '') },
  { label: labels.firstName, text: ({ firstName }) => firstName.trim() },
  { label: labels.lastName, text: ({ lastName }) => lastName.trim() },
  { label: labels.phone, text: ({ phone }) => formatPhone(phone) },
  { label: labels.email, text: ({ email }) => email.trim() },
  { label: labels.rfc, text: ({ rfc }) => normaliseRfc(rfc) },
  { label: labels.state, text: ({ stateId }) => state(stateId) },
  { label: labels.locality, text: ({ localityId }) => locality(localityId) },
  { label: labels.address, text: ({ address }) => address.trim() },
  { label: labels.postalCode, text: ({ postalCode }) => postalCode.trim() },
  { label: labels.productionType, text: ({ productionTypeId }) => productionType(productionTypeId) },
  { label: labels.hectares, text: ({ hectares }) => written(formatHectares(hectares)) },
  { label: labels.herdSize, text: ({ herdSize }) => written(formatNumber(herdSize)) },
  { label: labels.notice, text: ({ privacyNoticeAccepted }) => (privacyNoticeAccepted ? texts.yes : texts.no) },
  { label: texts.consultant, text: ({ consultantId }) => consultant(consultantId) },
];

/** Nothing of these is mixed: a locality is of its state, a name and an RFC are of a person or of a company. */
const TOGETHER = [
  ['stateId', 'localityId'],
  ['personType', 'businessName', 'rfc'],
] as const;

/** What was typed, on top of what somebody else stored meanwhile. */
export const keptOver = (base: ClientDetail, mine: StaffDraft, stored: ClientDetail): StaffDraft =>
  onTop(draftOf(base), mine, draftOf(stored), TOGETHER);

/** What was typed beside what somebody else stored meanwhile. */
export const customerConflict = (
  base: ClientDetail,
  mine: StaffDraft,
  stored: ClientDetail,
  names: Names,
): ConflictRow[] => conflictRows(fieldsBy(names), mine, draftOf(stored), keptOver(base, mine, stored));
