import type { CallBody, CustomerDetail } from '@surco/shared/contract';
import { formatFullName, noValue } from '@surco/shared/domain';
import { customerFields } from '@surco/shared/records/customer';
import { formatField } from '@surco/shared/records/format';
import { texts } from '../texts';

type CustomerData = Omit<CallBody<'POST /clients/{id}/merge'>, 'version' | 'mergedId' | 'mergedVersion'>;

/** What is chosen from one of the two customers: a field, or fields that only make sense together. */
export interface MergedField {
  key: string;
  label: string;
  toText: (customer: CustomerDetail) => string;
  pick: (customer: CustomerDetail) => Partial<CustomerData>;
}

const defineField = <K extends keyof typeof customerFields & keyof CustomerData>(
  name: K,
  toText: MergedField['toText'] = (customer) => formatField(customerFields[name], customer[name]),
): MergedField => ({
  key: name,
  label: customerFields[name].label,
  toText,
  pick: (customer) => {
    const part: Partial<Pick<CustomerDetail, K>> = {};
    part[name] = customer[name];
    return part;
  },
});

const formatIdentity = (customer: CustomerDetail): string =>
  [formatField(customerFields.personType, customer.personType), customer.businessName, customer.rfc]
    .filter(Boolean)
    .join(' · ');

const mergedFields: readonly MergedField[] = [
  {
    key: 'identity',
    label: texts.identity,
    toText: formatIdentity,
    pick: ({ personType, businessName, rfc }) => ({ personType, businessName, rfc }),
  },
  defineField('firstName'),
  defineField('lastName'),
  defineField('phone'),
  defineField('email'),
  {
    key: 'localityId',
    label: customerFields.localityId.label,
    toText: ({ locality }) => locality.name,
    pick: ({ stateId, localityId }) => ({ stateId, localityId }),
  },
  defineField('address'),
  defineField('postalCode'),
  defineField('productionTypeId', ({ productionType }) => productionType?.name ?? noValue),
  defineField('hectares'),
  defineField('herdSize'),
  defineField('consultantId', ({ consultant }) => (consultant ? formatFullName(consultant) : noValue)),
];

const differs = ({ pick }: MergedField, one: CustomerDetail, other: CustomerDetail): boolean =>
  JSON.stringify(pick(one)) !== JSON.stringify(pick(other));

/** The fields in which two customers differ, in the order of the form. */
export const listDifferences = (one: CustomerDetail, other: CustomerDetail): readonly MergedField[] =>
  mergedFields.filter((field) => differs(field, one, other));

/** The ids of the customers whose values were chosen, by key of the field. */
export type Choices = Readonly<Record<string, string>>;

/** The customer whose value of a field stays: the chosen one, else the one that stays, else the one that has a value. */
export function getSource(field: MergedField, [kept, merged]: CustomerPair, choices: Choices): CustomerDetail {
  const chosen = choices[field.key];
  if (chosen !== undefined) return chosen === merged.id ? merged : kept;
  return field.toText(kept) === noValue ? merged : kept;
}

/** The customer that stays, and the one that is merged into it. */
export type CustomerPair = readonly [kept: CustomerDetail, merged: CustomerDetail];

const toData = (customer: CustomerDetail): CustomerData => {
  const { personType, businessName, firstName, lastName, phone, email, rfc, stateId, localityId } = customer;
  const { address, postalCode, productionTypeId, hectares, herdSize, consultantId } = customer;
  const identity = { personType, businessName, firstName, lastName, phone, email, rfc, stateId, localityId };
  return { ...identity, address, postalCode, productionTypeId, hectares, herdSize, consultantId };
};

/** The body of the merge. */
export function toMergeBody(pair: CustomerPair, choices: Choices): CallBody<'POST /clients/{id}/merge'> {
  const [kept, merged] = pair;
  const data = mergedFields.reduce<CustomerData>(
    (chosen, field) => ({ ...chosen, ...field.pick(getSource(field, pair, choices)) }),
    toData(kept),
  );
  return { ...data, version: kept.version, mergedId: merged.id, mergedVersion: merged.version };
}
