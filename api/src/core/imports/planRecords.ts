import type { ImportDecision, ImportDuplicate, ImportError } from '@surco/shared/contract';
import { spanishErrorMap } from '@surco/shared/contract/calls';
import { formatCount, noValue } from '@surco/shared/domain';
import { z } from 'zod';
import { createEventLoopYield } from '../createEventLoopYield';
import { insertBatchSize } from '../db/bulkInsert';
import { splitIntoBatches } from '../splitIntoBatches';
import type { ImportPlan, PlanJob } from './importDefinition';
import { type Comparable, type Match, RecordIndex } from './recordIndex';

type ComparedField = ImportDuplicate['incoming'][number];

/** A valid row of a file. */
export interface Candidate<V> extends Comparable {
  row: number;
  /** The input of the call that creates one record. */
  values: V;
  label: string;
  /** What else distinguishes it from others, for the list of what would be created. */
  details: string;
  /** What a person compares, as `describeRecord` of the existing ones. */
  fields: readonly ComparedField[];
  /** The labels of the fields that the row does not say: it would be created with these values, but is compared without. */
  assumed?: readonly string[];
  /** What is accepted but may be wrong. */
  warnings?: readonly ImportError[];
}

/** A record that exists. */
export interface KnownRecord extends Comparable {
  id: string;
  /** Whether the user may see it. */
  isVisible: boolean;
}

/** What a person compares, and what is filled. */
export interface ExistingRecord<V> {
  label: string;
  fields: readonly ComparedField[];
  values: V;
  version: number;
}

interface RecordRules<V extends object> {
  candidates: readonly Candidate<V>[];
  /** The records that have a key of a candidate, or may be similar. */
  known: readonly KnownRecord[];
  readExisting: (ids: readonly string[]) => Promise<ReadonlyMap<string, ExistingRecord<V>>>;
  /** Writes new records, in batches. @returns their ids */
  create: (candidates: readonly Candidate<V>[]) => Promise<readonly string[]>;
  /** Absent for records that an import leaves as they are. */
  merge?: {
    schema: z.core.$ZodType<V>;
    /** Writes an existing record whose empty fields were filled. */
    update: (id: string, values: V, version: number) => Promise<unknown>;
  };
}

type Target<V> = KnownRecord | Candidate<V>;

interface DecidedMatch<V> extends Match<Target<V>> {
  candidate: Candidate<V>;
  choices: readonly ImportDecision[];
  decision: ImportDecision | null;
}

interface Merge<V> {
  id: string;
  values: V;
  version: number;
}

const hiddenLabel = 'Un registro que no está a su cargo';

const isKnown = <V>(target: Target<V>): target is KnownRecord => 'id' in target;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The values with those of another record where they are empty. */
const fillEmpty = <V extends object>(values: V, other: V): V => {
  const filled = { ...values };
  for (const name of Object.keys(other) as (keyof V)[]) if (isEmpty(filled[name])) filled[name] = other[name];
  return filled;
};

const listChoices = <V extends object>({ target, isSame }: Match<Target<V>>, { merge }: RecordRules<V>) => {
  const mayMerge = merge !== undefined && (!isKnown(target) || target.isVisible);
  const choices: ImportDecision[] = [
    ...(mayMerge ? ['MERGE' as const] : []),
    'SKIP',
    ...(isSame ? [] : ['CREATE' as const]),
  ];
  return choices;
};

/** Divides the rows: new ones, those left out, and those that are or may be a record that exists. */
async function decideRows<V extends object>(rules: RecordRules<V>, job: PlanJob<unknown>) {
  const index = new RecordIndex<Target<V>>();
  const matches: DecidedMatch<V>[] = [];
  const creates: Candidate<V>[] = [];
  let left = 0;
  let done = 0;
  const yieldIfDue = createEventLoopYield();
  for (const record of rules.known) {
    await yieldIfDue();
    index.add(record);
  }
  for (const candidate of rules.candidates) {
    await yieldIfDue();
    job.onProgress((done += 1));
    const given = job.decisions.get(candidate.row) ?? null;
    const [match, other] = index.find(candidate);
    if (other)
      job.errors.push({
        row: candidate.row,
        column: '',
        message: `Coincide con dos registros distintos, con uno por «${match?.reason}» y con otro por «${other.reason}»: corrija la fila.`,
      });
    if (!match) {
      if (given === 'SKIP') left += 1;
      else {
        creates.push(candidate);
        index.add(candidate);
      }
      continue;
    }
    const choices = listChoices(match, rules);
    const decision = given && choices.includes(given) ? given : match.isSame ? 'SKIP' : null;
    matches.push({ ...match, candidate, choices, decision });
    if (decision === 'SKIP') left += 1;
    if (decision === 'MERGE') index.addKeys(match.target, candidate);
    if (decision !== 'CREATE') continue;
    creates.push(candidate);
    index.add(candidate);
  }
  // Those with an error are no candidates.
  const rows = new Set(rules.candidates.map(({ row }) => row));
  const skipped = [...job.decisions].filter(([row, decision]) => decision === 'SKIP' && !rows.has(row)).length;
  return { creates, matches, left: left + skipped };
}

const toDuplicate = <V extends object>(
  { target, reason, isSame, candidate, choices, decision }: DecidedMatch<V>,
  existing: ReadonlyMap<string, ExistingRecord<V>>,
): ImportDuplicate => {
  const record = isKnown(target) ? existing.get(target.id) : target;
  const isHidden = isKnown(target) && !target.isVisible;
  return {
    row: candidate.row,
    reason,
    isSame,
    incoming: candidate.fields.map((field) =>
      candidate.assumed?.includes(field.label) ? { ...field, value: noValue } : field,
    ),
    existing: {
      id: isKnown(target) && !isHidden ? target.id : null,
      row: isKnown(target) ? null : target.row,
      label: isHidden ? hiddenLabel : (record?.label ?? ''),
      fields: isHidden ? [] : [...(record?.fields ?? [])],
    },
    choices: [...choices],
    decision,
  };
};

/** Fills records with the rows that are merged into them; an error where the result is not valid. */
function mergeRows<V extends object>(
  matches: readonly DecidedMatch<V>[],
  existing: ReadonlyMap<string, ExistingRecord<V>>,
  { merge }: RecordRules<V>,
  { errors }: PlanJob<unknown>,
): Map<string, Merge<V>> {
  const merges = new Map<string, Merge<V>>();
  for (const { target, candidate } of matches) {
    if (!merge) continue;
    const record = isKnown(target) ? (merges.get(target.id) ?? existing.get(target.id)) : target;
    if (!record) continue;
    const result = z.safeParse(merge.schema, fillEmpty(record.values, candidate.values), { error: spanishErrorMap });
    if (!result.success) {
      const message = `No se puede unir con «${isKnown(target) ? existing.get(target.id)?.label : target.label}»: ${result.error.issues[0]?.message}`;
      errors.push({ row: candidate.row, column: '', message });
    } else if (!isKnown(target)) target.values = result.data;
    else merges.set(target.id, { id: target.id, values: result.data, version: existing.get(target.id)?.version ?? 0 });
  }
  return merges;
}

const maxPreviewRows = 1_000;
/** More rows of one sort are only counted. */
const maxShown = 1_000;

/** The rows that a person looks at: the first of those to decide, of those that are decided, and of the same ones. */
function listShown<V extends object>(matches: readonly DecidedMatch<V>[]): DecidedMatch<V>[] {
  const counts = new Map<string, number>();
  return matches.filter(({ isSame, decision }) => {
    const sort = decision === null ? 'undecided' : isSame ? 'same' : 'decided';
    const count = (counts.get(sort) ?? 0) + 1;
    counts.set(sort, count);
    return count <= maxShown;
  });
}

/** Nobody can decide about rows that are not shown. */
function refuseTooMany<V extends object>(matches: readonly DecidedMatch<V>[], { errors }: PlanJob<unknown>): void {
  const more = matches.filter(({ decision }) => decision === null).slice(maxShown);
  if (!more[0]) return;
  const rows = formatCount(more.length, 'fila se parece', 'filas se parecen');
  const message = `Desde aquí, ${rows} a otros registros y no se muestran: divida el archivo en varios.`;
  errors.push({ row: more[0].candidate.row, column: '', message });
}

/** Plans rows that each are one record: finds those that exist, and does with them what the user decided. */
export async function planRecords<V extends object>(
  job: PlanJob<unknown>,
  rules: RecordRules<V>,
): Promise<ImportPlan & { creates: readonly Candidate<V>[] }> {
  const { creates, matches, left } = await decideRows(rules, job);
  const shown = listShown(matches);
  const merged = matches.filter(({ decision }) => decision === 'MERGE');
  const visibleIds = [...shown, ...merged].flatMap(({ target }) =>
    isKnown(target) && target.isVisible ? [target.id] : [],
  );
  const existing =
    visibleIds.length > 0 ? await rules.readExisting([...new Set(visibleIds)]) : new Map<string, never>();
  const merges = mergeRows(merged, existing, rules, job);
  if (job.dryRun) refuseTooMany(matches, job);
  else
    for (const { candidate, decision } of matches)
      if (decision === null)
        job.errors.push({
          row: candidate.row,
          column: '',
          message: 'Se parece a otro registro: elija si se une, se omite o se crea.',
        });
  return {
    creates,
    created: creates.length,
    merged: merged.length,
    skipped: left,
    duplicates: shown.map((match) => toDuplicate(match, existing)),
    warnings: [...creates, ...merged.map(({ candidate }) => candidate)].flatMap(({ warnings }) => warnings ?? []),
    preview: creates.slice(0, maxPreviewRows).map(({ row, label, details }) => ({ row, label, details })),
    write: async (onProgress) => {
      const ids: string[] = [];
      for (const batch of splitIntoBatches(creates, insertBatchSize)) {
        ids.push(...(await rules.create(batch)));
        onProgress(ids.length);
      }
      for (const { id, values, version } of merges.values()) await rules.merge?.update(id, values, version);
      return ids;
    },
  };
}
