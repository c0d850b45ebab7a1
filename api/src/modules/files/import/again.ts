import type { Tx } from '../../../db/transaction';
import type { ImportGroup } from './groups';
import type { Known } from './known';
import { word } from './word';

interface Before {
  /** These very rows were imported already: there is nothing to do, whatever became of the sale since. */
  isSame: (group: ImportGroup) => boolean;
  /** The reference is taken by other rows; the sentence that says so, or null. */
  isOther: (group: ImportGroup) => string | null;
}

/** What the file's references were used for before; those of deleted sales are free again. */
export async function importedBefore(tx: Tx, groups: readonly ImportGroup[], known: Known): Promise<Before> {
  const rows = await tx
    .selectFrom('sales')
    .select(['distributor_id', 'external_reference', 'external_digest'])
    .where((where) =>
      where('external_reference', '=', where.fn.any(where.val(groups.map(({ reference }) => reference)))),
    )
    .where('status', '<>', 'ELIMINADA')
    .execute();
  const digests = new Map(rows.map((row) => [`${row.distributor_id}|${row.external_reference}`, row.external_digest]));
  const found = ({ first, reference }: ImportGroup): string | null | undefined =>
    digests.get(`${known.distributors.get(word(first.distributor))?.id}|${reference}`);
  return {
    isSame: (group) => found(group) === group.digest,
    isOther: (group) =>
      found(group) === undefined || found(group) === group.digest
        ? null
        : 'Esta referencia ya se importó con otros datos. Use otra, o modifique la venta.',
  };
}
