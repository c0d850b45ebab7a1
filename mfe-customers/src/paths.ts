import { buildPath, customerPaths, getVoucherListPath, salesPaths, simulatorPaths } from '@surco/shared/contract';
import { toQueryString } from '@surco/shared/platform';

export {
  getCustomerAccountPath,
  getCustomerPath,
  getReceiptPath,
  getSalePath,
  getSimulationPath,
  getUserPath,
  getVoucherPath,
} from '@surco/shared/contract';

export const CUSTOMERS_LIST_PATH = customerPaths.list;
/** The link to the list from a customer that is missing. */
export const customersBackLink = { label: 'Volver a clientes', to: CUSTOMERS_LIST_PATH };
/** the list of customers that wait for approval, oldest first. */
export const PENDING_CUSTOMERS_PATH = `${CUSTOMERS_LIST_PATH}?status=PENDIENTE&sort=createdAt`;
/** the form of a new customer. */
export const NEW_CUSTOMER_PATH = customerPaths.newCustomer;
export const IMPORT_CUSTOMERS_PATH = customerPaths.importCustomers;
/** the form of a stored customer. */
export const getEditCustomerPath = (id: string): string => buildPath(customerPaths.editCustomer, { id });

/** Query parameter of the page that merges two customers: the id of the other one. */
export const OTHER_CUSTOMER_PARAM = 'con';
/** the page that merges a customer with another one, chosen there when it is not given. */
export const getMergePath = (id: string, otherId?: string): string =>
  buildPath(customerPaths.merge, { id }) + toQueryString({ [OTHER_CUSTOMER_PARAM]: otherId });

/** The sales of one customer. */
export const getCustomerSalesPath = (customerId: string): string => salesPaths.saleList + toQueryString({ customerId });
/** The DKbonos of one customer. */
export const getCustomerVouchersPath = (customerId: string): string =>
  salesPaths.voucherList + toQueryString({ customerId });
/** The DKbonos of one customer that are still to be paid. */
export const getOwedVouchersPath = (customerId: string): string => getVoucherListPath({ customerId, balance: 'due' });
/** The cancelled DKbonos of one customer whose payments are in their favour. */
export const getCreditVouchersPath = (customerId: string): string =>
  getVoucherListPath({ customerId, balance: 'credit' });
/** the saved simulations of the signed-in user, searched by the name of a customer. */
export const getCustomerSimulationsPath = (customerName: string): string =>
  simulatorPaths.simulator + toQueryString({ view: 'scenarios', search: customerName });
