export { buildCustomerListSource, findCustomer, listCustomers } from './repository';
export { customerRoutes } from './routes';
export { customerImport } from './import';
