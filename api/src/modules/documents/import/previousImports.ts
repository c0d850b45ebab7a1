import type { Tx } from '../../../core/db/transaction';
import { toLookupKey } from '../../../core/workbook/rows/toLookupKey';
import type { ImportLookup } from './importLookup';

/** The digests of the rows of sales that were imported before, by {@link formatPreviousKey}. */
export type PreviousImports = ReadonlyMap<string, string | null>;

const formatPreviousKey = (distributorId: string | undefined, reference: string): string =>
  `${distributorId}|${reference}`;

/** Finds the sales of earlier imports with these references; references of deleted sales may be reused. */
export async function findPreviousImports(tx: Tx, references: readonly string[]): Promise<PreviousImports> {
  const rows = await tx
    .selectFrom('sales')
    .select(['distributor_id', 'external_reference', 'external_digest'])
    .where((where) => where('external_reference', '=', where.fn.any(where.val([...references]))))
    .where('status', '<>', 'ELIMINADA')
    .execute();
  return new Map(
    rows.map((row) => [formatPreviousKey(row.distributor_id, row.external_reference ?? ''), row.external_digest]),
  );
}

interface ImportedSale {
  reference: string;
  digest: string;
  /** Name of the distributor. */
  distributor: string;
}

/**
 * Compares a sale of the file with those that were imported before: `same` when it is one of them, even if that was
 * changed since; `different` when its reference was imported with other rows.
 */
export function compareWithPrevious(
  { reference, digest, distributor }: ImportedSale,
  previous: PreviousImports,
  { distributors }: Pick<ImportLookup, 'distributors'>,
): 'new' | 'same' | 'different' {
  const found = previous.get(formatPreviousKey(distributors.get(toLookupKey(distributor))?.id, reference));
  if (found === undefined) return 'new';
  return found === digest ? 'same' : 'different';
}
