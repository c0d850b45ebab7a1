const hidden = 'Dato cancelado';

/** Fields of a customer or a farmer's account that contain personal data. */
const personalFields = new Set([
  'firstName',
  'lastName',
  'businessName',
  'name',
  'rfc',
  'phone',
  'email',
  'address',
  'postalCode',
  'hectares',
  'herdSize',
  'statusReason',
  'clientKeyHint',
  'origin',
]);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hideFields = (record: Readonly<Record<string, unknown>>, fields: ReadonlySet<string>) =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, fields.has(name) && value !== null ? hidden : value]),
  );

/**
 * Hides the personal data of an anonymous customer in a record of the audit log: in the customer itself, in their
 * farmer's account, or in the customer and the notes of a document. The log still stores them until their retention
 * period is over, because its hash chain allows no change of an entry.
 */
export function hideErasedData(entity: string, record: unknown): unknown {
  if (!isRecord(record)) return record;
  if (entity === 'client' || entity === 'user') return hideFields(record, personalFields);
  const { customer } = record;
  return {
    ...hideFields(record, new Set(['notes', 'note'])),
    ...(isRecord(customer) ? { customer: hideFields(customer, personalFields) } : {}),
  };
}
