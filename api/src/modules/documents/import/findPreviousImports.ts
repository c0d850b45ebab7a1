import { sql } from 'kysely';
import type { Tx } from '../../../core/db/transaction';
import type { ImportGroup } from './groupRows';
import type { ImportLookup } from './importLookup';
import { toLookupKey } from '../../../core/workbook/rows/toLookupKey';

interface PreviousImports {
  /** Whether the same rows were imported before; their sale may have changed since. */
  isAlreadyImported: (group: ImportGroup) => boolean;
  /** The error message when the reference was imported with other rows; else null. */
  checkConflict: (group: ImportGroup) => string | null;
}

/** As in the unique index, so that the index finds it. */
const referenceKeySql = sql<string>`fold(external_reference)`;

/** Finds the sales of earlier imports with the references of the file; references of deleted sales may be reused. */
export async function findPreviousImports(
  tx: Tx,
  groups: readonly ImportGroup[],
  lookup: ImportLookup,
): Promise<PreviousImports> {
  const findDistributorId = ({ first }: ImportGroup): string | undefined =>
    lookup.distributors.get(toLookupKey(first.distributor))?.id;
  const distributorIds = [...new Set(groups.flatMap((group) => findDistributorId(group) ?? []))];
  const rows = await tx
    .selectFrom('sales')
    .select(['distributor_id', referenceKeySql.as('reference_key'), 'external_digest'])
    .where('external_reference', 'is not', null)
    .where((where) => where('distributor_id', '=', where.fn.any(where.val(distributorIds))))
    .where((where) => where(referenceKeySql, '=', where.fn.any(where.val(groups.map((group) => group.referenceKey)))))
    .where('status', '<>', 'ELIMINADA')
    .execute();
  const digests = new Map(rows.map((row) => [`${row.distributor_id}|${row.reference_key}`, row.external_digest]));
  const findDigest = (group: ImportGroup): string | null | undefined =>
    digests.get(`${findDistributorId(group)}|${group.referenceKey}`);
  return {
    isAlreadyImported: (group) => findDigest(group) === group.digest,
    checkConflict: (group) =>
      findDigest(group) === undefined || findDigest(group) === group.digest
        ? null
        : 'Esta referencia ya se importó con otros datos. Use otra, o modifique la venta.',
  };
}
