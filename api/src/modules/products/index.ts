export { findProductsById, listEnabledProducts, listProducts, toProduct } from './repository';
export { productRoutes } from './routes';
