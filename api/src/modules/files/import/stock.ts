import type { ImportError } from '@surco/shared/contract';
import { stockProblems } from '@surco/shared/domain/lines';
import type { Tx } from '../../../db/transaction';
import type { Row } from '../../../db/types';
import type { PricedSale } from '../../sales/lines';
import type { ImportGroup } from './groups';
import { atCell } from './lines';
import type { Parties } from './parties';

type Inventory = Row<'inventories'>;

const keyOf = (seasonId: string, distributorId: string, productId: string): string =>
  `${seasonId}|${distributorId}|${productId}`;

/** What is left of each stock as the file's sales are taken from it one after another. */
export class Stocks {
  private readonly byKey: ReadonlyMap<string, Inventory>;
  private readonly taken = new Map<string, number>();

  private constructor(readonly rows: readonly Inventory[]) {
    this.byKey = new Map(rows.map((row) => [keyOf(row.season_id, row.distributor_id, row.product_id), row]));
  }

  /** Locks every stock that the file may touch; in the order of all (`inventories/move`), so that nobody waits crosswise. */
  static async lock(
    tx: Tx,
    seasonIds: readonly string[],
    distributorIds: readonly string[],
    productIds: readonly string[],
  ): Promise<Stocks> {
    if (seasonIds.length === 0 || distributorIds.length === 0 || productIds.length === 0) return new Stocks([]);
    const rows = await tx
      .selectFrom('inventories')
      .selectAll()
      .where('season_id', 'in', seasonIds)
      .where('distributor_id', 'in', distributorIds)
      .where('product_id', 'in', productIds)
      .orderBy('season_id')
      .orderBy('distributor_id')
      .orderBy('product_id')
      .forUpdate()
      .execute();
    return new Stocks(rows);
  }

  of({ seasonId, distributorId }: Parties, productId: string): Inventory | undefined {
    return this.byKey.get(keyOf(seasonId, distributorId, productId));
  }

  soldOf({ id }: Inventory): number {
    return this.taken.get(id) ?? 0;
  }

  /** Takes the bags of a sale, unless there are not enough of one of its products. */
  take(group: ImportGroup, parties: Parties, { lines }: PricedSale, errors: ImportError[]): boolean {
    const left = (productId: string): number => {
      const row = this.of(parties, productId);
      return row ? row.available - this.soldOf(row) : 0;
    };
    const products = lines.map(({ productId: id, code }) => ({ id, code, maxDiscount: 1 }));
    const problems = stockProblems(lines, products, left);
    errors.push(...problems.map((problem) => atCell(problem, group)));
    if (problems.length > 0) return false;
    for (const { productId, quantity } of lines) {
      const row = this.of(parties, productId);
      if (row) this.taken.set(row.id, this.soldOf(row) + quantity);
    }
    return true;
  }
}
