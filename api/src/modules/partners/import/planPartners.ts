import type { CallInput, ImportDuplicate, Partner } from '@surco/shared/contract';
import { formatLocalityName, noValue, partnerTypeLabels } from '@surco/shared/domain';
import { pickFields } from '@surco/shared/records/field';
import { toDetailFields } from '@surco/shared/records/format';
import { partnerFields as fields } from '@surco/shared/records/partner';
import { partnerInput } from '@surco/shared/records/partnerInput';
import { sql } from 'kysely';
import { joinConditions } from '../../../core/db/conditions';
import type { Tx } from '../../../core/db/transaction';
import type { ImportPlan, PlanJob } from '../../../core/imports/importDefinition';
import { type Candidate, type ExistingRecord, type KnownRecord, planRecords } from '../../../core/imports/planRecords';
import { createNameFinder, joinNames, listRfcWarnings, RowChecker, splitNames } from '../../../core/imports/rowChecker';
import { buildPartnerScope } from '../../../core/scope/rowScope';
import { toLookupKey } from '../../../core/workbook/rows/toLookupKey';
import { readLocalityFinder } from '../../locations';
import { findPartner } from '../repository';
import { createPartner, updatePartner, validatePartner } from '../service';
import { columnsOfFields, type PartnerColumn, type PartnerRow } from './partnerSheet';

type PartnerValues = CallInput<'POST /partners'>['body'];

const comparedFields = [
  'type',
  'name',
  'rfc',
  'contact',
  'phone',
  'address',
  'tonnesAvailable',
  'pricePerTonne',
] as const;

interface ReferenceNames {
  locality: string;
  zones: string;
}

const describePartner = (
  values: Pick<Partner, (typeof comparedFields)[number]>,
  names: ReferenceNames,
): ImportDuplicate['incoming'] => [
  ...toDetailFields(fields, values, comparedFields),
  { label: fields.localityId.label, value: names.locality || noValue },
  { label: fields.zoneIds.label, value: names.zones || noValue },
];

const toKeys = (type: string, name: string) => [{ key: `${type} ${toLookupKey(name)}`, reason: 'Mismo tipo y nombre' }];

function toCandidate(row: number, values: PartnerValues, names: ReferenceNames): Candidate<PartnerValues> {
  const {
    rfc = null,
    contact = null,
    phone = null,
    address = null,
    tonnesAvailable = null,
    pricePerTonne = null,
  } = values;
  return {
    row,
    values,
    label: values.name,
    details: [partnerTypeLabels[values.type], names.zones].filter(Boolean).join(' · '),
    keys: toKeys(values.type, values.name),
    warnings: listRfcWarnings(row, 'rfc', rfc),
    fields: describePartner({ ...values, rfc, contact, phone, address, tonnesAvailable, pricePerTonne }, names),
  };
}

const toExisting = (partner: Partner): ExistingRecord<PartnerValues> => ({
  label: partner.name,
  fields: describePartner(partner, {
    locality: partner.locality?.name ?? '',
    zones: joinNames(partner.zones),
  }),
  values: { ...pickFields(fields, partner), zoneIds: [...partner.zoneIds] },
  version: partner.version,
});

/** Looks up the names of each row, and checks it as a new partner. */
async function resolvePartners(
  tx: Tx,
  { user, rows, errors }: PlanJob<PartnerRow>,
): Promise<Candidate<PartnerValues>[]> {
  const findLocality = await readLocalityFinder(tx, user);
  const findZone = createNameFinder(await tx.selectFrom('zones').select(['id', 'name']).execute(), 'No hay una zona');
  const candidates: Candidate<PartnerValues>[] = [];
  for (const { row, input, place, zones } of rows) {
    const checker = new RowChecker<PartnerColumn>(row, errors, columnsOfFields);
    const result = place.locality === '' ? null : findLocality(place);
    if (result && 'message' in result) checker.report('localidad', result.message);
    const locality = result && 'locality' in result ? result.locality : null;
    const found = splitNames(zones).flatMap((name) => checker.take('zonas', findZone(name)) ?? []);
    const references = { localityId: locality?.id ?? null, zoneIds: found.map(({ id }) => id) };
    const values = checker.check(partnerInput, { ...input, ...references });
    if (!values) continue;
    checker.reportFields(await validatePartner(tx, user, values));
    const names = {
      locality: locality ? formatLocalityName(locality) : '',
      zones: joinNames(found),
    };
    if (checker.isValid) candidates.push(toCandidate(row, values, names));
  }
  return candidates;
}

/** Plans an import of partners, by their type and name. */
export async function planPartners(tx: Tx, job: PlanJob<PartnerRow>): Promise<ImportPlan> {
  const { user } = job;
  const inScope = joinConditions(buildPartnerScope(user));
  const { rows } = await sql<{ id: string; type: string; name: string; is_visible: boolean }>`
    select p.id, p.type, p.name, ${inScope} as is_visible from partners p`.execute(tx);
  const known = rows.map(({ id, type, name, is_visible: isVisible }): KnownRecord => ({
    id,
    isVisible,
    keys: toKeys(type, name),
  }));
  return planRecords(job, {
    candidates: await resolvePartners(tx, job),
    known,
    readExisting: async (ids) => {
      const existing = new Map<string, ExistingRecord<PartnerValues>>();
      for (const id of ids) {
        const partner = await findPartner(tx, user, id);
        if (partner) existing.set(id, toExisting(partner));
      }
      return existing;
    },
    create: async (batch) => {
      const ids: string[] = [];
      for (const { values } of batch) ids.push((await createPartner(tx, user, values)).id);
      return ids;
    },
    merge: {
      schema: partnerInput,
      update: (id, values, version) => updatePartner(tx, user, id, { ...values, version }),
    },
  });
}
