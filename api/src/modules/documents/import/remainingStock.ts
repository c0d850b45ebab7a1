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
  private readonly soldById = new Map<string, number>();

  /** @param inventories locked rows of every stock that the file may touch */
  constructor(private readonly inventories: readonly Inventory[]) {
    this.byKey = new Map(
      inventories.map((row) => [formatStockKey(row.season_id, row.distributor_id, row.product_id), row]),
    );
  }

  find({ seasonId, distributorId }: SaleReferences, productId: string): Inventory | undefined {
    return this.byKey.get(formatStockKey(seasonId, distributorId, productId));
  }

  private countSold({ id }: Inventory): number {
    return this.soldById.get(id) ?? 0;
  }

  /** Returns the inventories that sales took bags from, with the number of those bags. */
  listSold(): { inventory: Inventory; bags: number }[] {
    return this.inventories
      .map((inventory) => ({ inventory, bags: this.countSold(inventory) }))
      .filter(({ bags }) => bags > 0);
  }

  /**
   * Takes the bags of a sale. If a product has too few, takes none and adds an error for each such row.
   * @returns whether the bags were available
   */
  takeForSale(group: ImportGroup, references: SaleReferences, { lines }: PricedLines, errors: ImportError[]): boolean {
    const countRemaining = (productId: string): number => {
      const row = this.find(references, productId);
      return row ? row.available - this.countSold(row) : 0;
    };
    const products = lines.map(({ productId: id, code }) => ({ id, code }));
    const fieldErrors = validateStock(lines, products, countRemaining);
    errors.push(...fieldErrors.map((error) => toImportError(error, group)));
    if (fieldErrors.length > 0) return false;
    for (const { productId, quantity } of lines) {
      const row = this.find(references, productId);
      if (row) this.soldById.set(row.id, this.countSold(row) + quantity);
    }
    return true;
  }
}
