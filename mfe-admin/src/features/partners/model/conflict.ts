import { partnerTypeLabels, statusLabels } from '@surco/shared/contract/statuses';
import { formatMoney, formatTonnes } from '@surco/shared/domain/formats';
import type { Option } from '@surco/shared/ui/option';
import type { ConflictField } from '@surco/shared/ui/version-conflict';
import { texts } from '../texts';
import type { PartnerDraft } from './draft';

const named = (ids: readonly string[], options: readonly Option[]): string =>
  options
    .filter(({ value }) => ids.includes(value))
    .map(({ label }) => label)
    .join(', ');

/** How the fields of a partner are told where two people changed it. */
export const conflictFieldsWith = (zones: readonly Option[]): readonly ConflictField<PartnerDraft>[] => [
  { label: texts.type, text: ({ type }) => partnerTypeLabels[type] },
  { label: texts.name, text: ({ name }) => name },
  { label: texts.rfc, text: ({ rfc }) => rfc },
  { label: texts.contact, text: ({ contact }) => contact },
  { label: texts.phone, text: ({ phone }) => phone },
  { label: texts.locality, text: ({ locality }) => locality?.name ?? '' },
  { label: texts.zones, text: ({ zoneIds }) => named(zoneIds, zones) },
  { label: texts.status, text: ({ status }) => statusLabels[status] },
  { label: texts.tonnes, text: ({ tonnesAvailable }) => formatTonnes(tonnesAvailable) },
  { label: texts.price, text: ({ pricePerTonne }) => formatMoney(pricePerTonne) },
];
