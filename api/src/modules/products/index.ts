export { applyPlannedPrices } from './prices/applyPlannedPrices';
export { priceRoutes } from './prices/routes';
export { findProductsById, listEnabledProducts, listProducts, toProduct } from './repository';
export { productRoutes } from './routes';
