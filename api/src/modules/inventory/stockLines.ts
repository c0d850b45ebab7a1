import type { BagCounts, StockKey } from './stockLedger';

/** Bags of one product in one stock that an event is about. */
export interface StockChangeLine extends StockKey, BagCounts {
  productId: string;
  code: string;
  /** Bags that the document has in this stock already and may therefore keep. */
  previousQuantity?: number;
}

/** Key by which stocks are compared and sorted. */
export const formatStockKey = ({ seasonId, distributorId }: StockKey): string => `${seasonId} ${distributorId}`;

interface DocumentLine {
  productId: string;
  code: string;
  quantity: number;
}

interface DocumentStock {
  stockKey: StockKey;
  lines: readonly DocumentLine[];
}

/** Returns the stock that a sale or DKbono takes its bags from. */
export const toStockKey = (document: Record<'season' | 'distributor', { id: string }>): StockKey => ({
  seasonId: document.season.id,
  distributorId: document.distributor.id,
});

interface SignedStock extends DocumentStock {
  kind: keyof BagCounts;
  /** 1 when the document takes the bags, -1 when it returns them. */
  sign: 1 | -1;
}

/** Merges the bags of several documents into one line for each product and stock. */
function mergeStockLines(parts: readonly SignedStock[]): StockChangeLine[] {
  const merged = new Map<string, StockChangeLine>();
  for (const { stockKey, lines, kind, sign } of parts) {
    for (const { productId, code, quantity } of lines) {
      const key = `${formatStockKey(stockKey)} ${productId}`;
      const line = merged.get(key) ?? { ...stockKey, productId, code, voucher: 0, sale: 0 };
      const previousQuantity = (line.previousQuantity ?? 0) + (sign < 0 ? quantity : 0);
      merged.set(key, { ...line, previousQuantity, [kind]: line[kind] + sign * quantity });
    }
  }
  return [...merged.values()];
}

/** Returns the difference between the bags of a document before and after a change. */
export const computeStockDifference = (
  kind: keyof BagCounts,
  before: DocumentStock,
  after: DocumentStock,
): StockChangeLine[] =>
  mergeStockLines([
    { ...before, kind, sign: -1 },
    { ...after, kind, sign: 1 },
  ]);

/** Returns all bags of a document. */
export const listDocumentStock = (kind: keyof BagCounts, document: DocumentStock): StockChangeLine[] =>
  mergeStockLines([{ ...document, kind, sign: 1 }]);

/** Returns the bags of a sale and the bags that its DKbono reserves, all of one stock. */
export const listSaleAndVoucherStock = (
  stockKey: StockKey,
  sale: readonly DocumentLine[],
  voucher: readonly DocumentLine[],
): StockChangeLine[] =>
  mergeStockLines([
    { stockKey, lines: sale, kind: 'sale', sign: 1 },
    { stockKey, lines: voucher, kind: 'voucher', sign: 1 },
  ]);

/** Returns the function that gives the path of a product's quantity among the lines of a request body. */
export const createQuantityPathFinder =
  (lines: readonly { productId: string }[]) =>
  (productId: string): string => {
    const index = lines.findIndex((line) => line.productId === productId);
    return index < 0 ? 'lines' : `lines.${index}.quantity`;
  };
