export { findProductsById, listEnabledProducts, toProduct } from './repository';
export { productRoutes } from './routes';
