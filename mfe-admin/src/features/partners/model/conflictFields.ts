import { formatMoney, formatTonnes, partnerTypeLabels, statusLabels } from '@surco/shared/domain';
import type { Option } from '@surco/shared/ui/fields';
import type { ConflictField } from '@surco/shared/ui/form';
import { formatOptionLabels } from '../../../common/model/formatOptionLabels';
import { texts } from '../texts';
import type { PartnerFormValues } from './formValues';

/** The fields that a version conflict compares. */
export const createConflictFields = (zones: readonly Option[]): readonly ConflictField<PartnerFormValues>[] => [
  { label: texts.type, toText: ({ type }) => partnerTypeLabels[type] },
  { label: texts.name, toText: ({ name }) => name },
  { label: texts.rfc, toText: ({ rfc }) => rfc },
  { label: texts.contact, toText: ({ contact }) => contact },
  { label: texts.phone, toText: ({ phone }) => phone },
  { label: texts.locality, toText: ({ locality }) => locality?.name ?? '' },
  { label: texts.zones, toText: ({ zoneIds }) => formatOptionLabels(zoneIds, zones) },
  { label: texts.status, toText: ({ status }) => statusLabels[status] },
  { label: texts.tonnes, toText: ({ tonnesAvailable }) => formatTonnes(tonnesAvailable) },
  { label: texts.price, toText: ({ pricePerTonne }) => formatMoney(pricePerTonne) },
];
