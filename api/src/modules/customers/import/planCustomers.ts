import type { CallInput, CustomerDetail, ImportDuplicate } from '@surco/shared/contract';
import { formatCustomerName, formatFullName, formatPhone, isGenericRfc, noValue } from '@surco/shared/domain';
import { customerFields as fields } from '@surco/shared/records/customer';
import { customerInput } from '@surco/shared/records/customerInput';
import { pickFields } from '@surco/shared/records/field';
import { toDetailFields } from '@surco/shared/records/format';
import { sql } from 'kysely';
import { writeAuditEntries } from '../../../core/audit/writeAuditEntry';
import { insertRows } from '../../../core/db/bulkInsert';
import { joinConditions } from '../../../core/db/conditions';
import { customerNameSql } from '../../../core/db/nameSql';
import { createOrderedId } from '../../../core/db/orderedId';
import { readCursor } from '../../../core/db/readCursor';
import type { Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import { mapUniqueViolation } from '../../../core/http/uniqueViolation';
import type { ImportPlan, PlanJob } from '../../../core/imports/importDefinition';
import { type Candidate, type ExistingRecord, type KnownRecord, planRecords } from '../../../core/imports/planRecords';
import { listRfcWarnings } from '../../../core/imports/rowChecker';
import { buildCustomerScope } from '../../../core/scope/rowScope';
import { toCustomerColumns } from '../customerColumns';
import { readCustomersById } from '../repository';
import { resolveConsultantId, uniqueErrors, updateCustomer } from '../service';
import type { CustomerRow } from './customerSheet';
import { resolveCustomers, type ResolvedCustomer } from './resolveCustomers';

type CustomerValues = CallInput<'POST /clients'>['body'];

interface Identity {
  phone: string;
  rfc?: string | null | undefined;
  localityId: string;
}

const toComparable = ({ phone, rfc, localityId }: Identity, name: string) => ({
  keys: [
    { key: `phone ${phone}`, reason: 'Mismo teléfono' },
    ...(rfc && !isGenericRfc(rfc) ? [{ key: `rfc ${rfc}`, reason: 'Mismo RFC' }] : []),
  ],
  similarity: { group: localityId, name },
});

interface ReferenceNames {
  locality: string;
  productionType: string;
  consultant: string;
}

const comparedFields = [
  'personType',
  'businessName',
  'firstName',
  'lastName',
  'phone',
  'rfc',
  'email',
  'address',
  'postalCode',
  'hectares',
  'herdSize',
] as const;

type ComparedValues = Pick<CustomerDetail, (typeof comparedFields)[number]>;

/** What a person compares of two customers. */
const describeCustomer = (values: ComparedValues, names: ReferenceNames): ImportDuplicate['incoming'] => [
  ...toDetailFields(fields, values, comparedFields),
  { label: fields.localityId.label, value: names.locality || noValue },
  { label: fields.productionTypeId.label, value: names.productionType || noValue },
  { label: fields.consultantId.label, value: names.consultant || noValue },
];

function toCandidate({ row, assumed, values, names }: ResolvedCustomer): Candidate<CustomerValues> {
  const { businessName = null, email = null, rfc = null, address = null, postalCode = null } = values;
  const compared = { ...values, businessName, email, rfc, address, postalCode };
  const label = formatCustomerName(compared);
  return {
    row,
    values,
    label,
    details: [formatPhone(values.phone), names.locality].join(' · '),
    fields: describeCustomer(
      { ...compared, hectares: values.hectares ?? null, herdSize: values.herdSize ?? null },
      names,
    ),
    assumed: assumed.map((name) => fields[name].label),
    warnings: listRfcWarnings(row, 'rfc', rfc),
    ...toComparable(values, label),
  };
}

interface KnownRow {
  id: string;
  phone: string;
  rfc: string | null;
  locality_id: string;
  name: string;
  is_visible: boolean;
}

/** Reads the customers with a phone or RFC of the file, and those of its localities that the user sees. */
async function readKnownCustomers(
  tx: Tx,
  user: CurrentUser,
  candidates: readonly Candidate<CustomerValues>[],
): Promise<KnownRecord[]> {
  const list = (get: (values: CustomerValues) => string | null | undefined): string[] => [
    ...new Set(candidates.flatMap(({ values }) => get(values) ?? [])),
  ];
  const inScope = joinConditions(buildCustomerScope(user));
  const query = sql<KnownRow>`
    select c.id, c.phone, c.rfc, c.locality_id, ${customerNameSql} as name, ${inScope} as is_visible from customers c
    where c.phone = any(${list(({ phone }) => phone)}) or c.rfc = any(${list(({ rfc }) => rfc)})
      or (c.locality_id = any(${list(({ localityId }) => localityId)}::uuid[]) and c.anonymized_at is null and ${inScope})
    order by c.id`;
  const known: KnownRecord[] = [];
  for await (const rows of readCursor(tx, query))
    for (const { id, phone, rfc, locality_id: localityId, name, is_visible: isVisible } of rows) {
      const { keys, similarity } = toComparable({ phone, rfc, localityId }, name);
      known.push({ id, isVisible, keys, ...(isVisible ? { similarity } : {}) });
    }
  return known;
}

const toExisting = (customer: CustomerDetail): ExistingRecord<CustomerValues> => ({
  label: formatCustomerName(customer),
  fields: describeCustomer(customer, {
    locality: customer.locality.name,
    productionType: customer.productionType?.name ?? '',
    consultant: customer.consultant ? formatFullName(customer.consultant) : '',
  }),
  values: pickFields(fields, customer),
  version: customer.version,
});

/** Writes new customers, active as those that staff registers one by one, with their audit entries. */
async function insertCustomers(
  tx: Tx,
  user: CurrentUser,
  candidates: readonly Candidate<CustomerValues>[],
): Promise<string[]> {
  const rows = candidates.map(({ values }) => ({
    id: createOrderedId(),
    ...toCustomerColumns(values),
    consultant_id: resolveConsultantId(user, values),
    status: 'ACTIVO',
    created_by: user.id,
    updated_by: user.id,
  }));
  await mapUniqueViolation(insertRows(tx, 'customers', rows), uniqueErrors);
  const ids = rows.map(({ id }) => id);
  const created = { action: 'CREATE', entity: 'client' };
  const customers = await readCustomersById(tx, ids);
  await writeAuditEntries(
    tx,
    user,
    customers.map((after) => ({ ...created, entityId: after.id, after })),
  );
  return ids;
}

/** Plans an import of customers: they are the same by phone or RFC, and may be by name and locality. */
export async function planCustomers(tx: Tx, job: PlanJob<CustomerRow>): Promise<ImportPlan> {
  const { user } = job;
  const candidates = (await resolveCustomers(tx, job)).map(toCandidate);
  return planRecords(job, {
    candidates,
    known: await readKnownCustomers(tx, user, candidates),
    readExisting: async (ids) =>
      new Map((await readCustomersById(tx, ids)).map((customer) => [customer.id, toExisting(customer)])),
    create: (batch) => insertCustomers(tx, user, batch),
    merge: {
      schema: customerInput,
      update: (id, values, version) => updateCustomer(tx, user, id, { ...values, version }),
    },
  });
}
