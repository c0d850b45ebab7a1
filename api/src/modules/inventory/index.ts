export { applyStockChange, lockStockForChange, writeStockChange } from './applyStockChange';
export { addSaleMovements, addSoldBags } from './bulkStockLedger';
export { aggregateInventoryTotals, buildInventoryListSource, listInventories } from './repository';
export { inventoryRoutes, resolveSeasonFilter } from './routes';
export { lockInventories, type StockKey } from './stockLedger';
export {
  createQuantityPathFinder,
  computeStockDifference,
  toStockKey,
  listDocumentStock,
  listSaleAndVoucherStock,
} from './stockLines';
export { inventoryImport } from './import';
