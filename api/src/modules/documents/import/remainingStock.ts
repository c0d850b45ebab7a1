import type { ImportError } from '@surco/shared/contract';
import { validateStock } from '@surco/shared/domain';
import type { Row } from '../../../core/db/schema/database';
import type { PricedLines } from '../common/priceLines';
import type { SaleReferences } from './resolveReferences';
import type { ImportGroup } from './groupRows';
import { toImportError } from './priceGroup';

type Inventory = Row<'inventories'>;

const formatStockKey = (seasonId: string, distributorId: string, productId: string): string =>
  `${seasonId}|${distributorId}|${productId}`;

/** The stock that remains while the sales of a file take their bags one after another. */
export class RemainingStock {
  private readonly byKey: ReadonlyMap<string, Inventory>;
  private readonly usedById = new Map<string, number>();

  /** @param inventories locked rows of every stock that the file may touch */
  constructor(private readonly inventories: readonly Inventory[]) {
    this.byKey = new Map(
      inventories.map((row) => [formatStockKey(row.season_id, row.distributor_id, row.product_id), row]),
    );
  }

  find({ seasonId, distributorId }: SaleReferences, productId: string): Inventory | undefined {
    return this.byKey.get(formatStockKey(seasonId, distributorId, productId));
  }

  private countUsed({ id }: Inventory): number {
    return this.usedById.get(id) ?? 0;
  }

  /** Returns the inventories that sales of the file took bags from, with the number of those bags. */
  listUsed(): { inventory: Inventory; bags: number }[] {
    return this.inventories
      .map((inventory) => ({ inventory, bags: this.countUsed(inventory) }))
      .filter(({ bags }) => bags > 0);
  }

  /**
   * Takes the bags of a sale. If a product has too few, takes none and adds an error for each such row.
   * @returns whether the bags were available
   */
  takeForSale(group: ImportGroup, references: SaleReferences, { lines }: PricedLines, errors: ImportError[]): boolean {
    const countRemaining = (productId: string): number => {
      const row = this.find(references, productId);
      return row ? row.available - this.countUsed(row) : 0;
    };
    const products = lines.map(({ productId: id, code }) => ({ id, code }));
    const fieldErrors = validateStock(lines, products, countRemaining);
    errors.push(...fieldErrors.map((error) => toImportError(error, group)));
    if (fieldErrors.length > 0) return false;
    for (const { productId, quantity } of lines) {
      const row = this.find(references, productId);
      if (row) this.usedById.set(row.id, this.countUsed(row) + quantity);
    }
    return true;
  }
}
