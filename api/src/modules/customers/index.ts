export { findCustomer, listCustomers } from './repository';
export { customerRoutes } from './routes';
