export { applyStockChange, lockStockForChange, writeStockChange } from './applyStockChange';
export { addSaleMovements, addSoldBags } from './bulkStockLedger';
export { aggregateInventoryTotals, listInventories } from './repository';
export { inventoryRoutes } from './routes';
export { lockInventories, type StockKey } from './stockLedger';
export {
  createQuantityPathFinder,
  computeStockDifference,
  toStockKey,
  listDocumentStock,
  listSaleAndVoucherStock,
} from './stockLines';
