export { applyPlannedPrices } from './prices/applyPlannedPrices';
export { priceRoutes } from './prices/routes';
export { selectCurrentAndPlannedPrices } from './prices/listPrices';
export {
  buildProductListSource,
  findProductsForSale,
  listEnabledProducts,
  listProducts,
  toProduct,
} from './repository';
export { productRoutes } from './routes';
export { productImport } from './import';
