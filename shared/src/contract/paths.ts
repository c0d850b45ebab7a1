/**
 * The address of every page, in the pattern syntax of react-router. Menus, routes, links between sections,
 * notification links, the QR code of the DKbono PDF and mails all take their addresses from here.
 * Each constant is a plain literal, so a bundle contains only the paths of the sections that it uses. The paths of the
 * host are in a module of their own, which every first page needs.
 */

export const overviewPaths = {
  /** Inicio: how the season is going. */
  overview: '/dashboard/overview',
  /** Mi día: what a consultant has to do today. */
  myDay: '/dashboard/my-day',
} as const;

export const salesPaths = {
  section: '/dashboard/sales',
  lists: '/dashboard/sales/list',
  saleList: '/dashboard/sales/list/sale',
  voucherList: '/dashboard/sales/list/voucher',
  importSales: '/dashboard/sales/import',
  targets: '/dashboard/sales/targets',
  createSale: '/dashboard/sales/create-sale',
  /** The form of a new sale, filled from a DKbono (T-03). */
  convertVoucher: '/dashboard/sales/create-sale/:voucherId',
  editSale: '/dashboard/sales/edit-sale/:id',
  createVoucher: '/dashboard/sales/create-dkbono',
  editVoucher: '/dashboard/sales/edit-dkbono/:id',
  voucher: '/dashboard/sales/dkbono/:id',
  /** Without an id it redirects to the list. */
  sale: '/dashboard/sales/sale/:id?',
} as const;

export const customerPaths = {
  section: '/dashboard/customers',
  list: '/dashboard/customers/list',
  newCustomer: '/dashboard/customers/form',
  importCustomers: '/dashboard/customers/import',
  /** The profile; for a consultant, the form. */
  customer: '/dashboard/customers/form/:id',
  editCustomer: '/dashboard/customers/form/:id/edit',
  /** What a customer owes and has in their favour, with every movement. */
  account: '/dashboard/customers/form/:id/account',
  /** Two customers become one. */
  merge: '/dashboard/customers/form/:id/merge',
  registration: '/customer-registration',
  /** The privacy notice in force, for anyone. */
  privacyNotice: '/privacy-notice',
} as const;

export const seasonPaths = {
  section: '/dashboard/seasons',
  list: '/dashboard/seasons/list',
  newSeason: '/dashboard/seasons/create',
  editSeason: '/dashboard/seasons/edit/:id',
  /** What was sold in a season, its stock, and what is left to close it. */
  season: '/dashboard/seasons/season/:id',
  inventoryList: '/dashboard/seasons/inventory',
  registerInventory: '/dashboard/seasons/register',
  importInventory: '/dashboard/seasons/inventory/import',
  /** On this page and the next one the user selects an inventory when there is no id. */
  adjustInventory: '/dashboard/seasons/update/:id?',
  inventory: '/dashboard/seasons/details/:id?',
} as const;

export const userPaths = {
  /** The list; for a consultant, their own profile. */
  list: '/dashboard/users',
  listAlias: '/dashboard/users/list',
  ownProfile: '/dashboard/users/me',
  pending: '/dashboard/users/pending',
  newUser: '/dashboard/users/form',
  importUsers: '/dashboard/users/import',
  user: '/dashboard/users/form/:id',
  audit: '/dashboard/users/audit',
} as const;

export const setupPaths = {
  /** the steps that prepare an empty company. */
  setup: '/dashboard/setup',
  /** The form of a new distributor, as the first administrator meets it. */
  company: '/dashboard/setup/company',
} as const;

export const productPaths = {
  section: '/dashboard/products',
  list: '/dashboard/products/list',
  prices: '/dashboard/products/prices',
  newProduct: '/dashboard/products/form',
  importProducts: '/dashboard/products/import',
  product: '/dashboard/products/form/:id',
  editProduct: '/dashboard/products/form/:id/edit',
} as const;

export const partnerPaths = {
  section: '/dashboard/partners',
  lists: '/dashboard/partners/list',
  list: '/dashboard/partners/list/:type',
  newPartner: '/dashboard/partners/create',
  importPartners: '/dashboard/partners/import',
  /** The id is in the query: `?id=…`. */
  editPartner: '/dashboard/partners/edit',
} as const;

export const regionPaths = {
  section: '/dashboard/locations',
  zones: '/dashboard/locations/zones',
  localities: '/dashboard/locations/state-zones-localities',
  importLocalities: '/dashboard/locations/state-zones-localities/import',
} as const;

/** The pages of the menu group "Parámetros". */
export const settingsPaths = {
  section: '/dashboard/params',
  productionTypes: '/dashboard/params/product-type',
  /** All system parameters; the path is named after the first ones, those of the simulator. */
  systemParameters: '/dashboard/params/simulator-params',
  messages: '/dashboard/params/message',
  newMessage: '/dashboard/params/message/new',
  message: '/dashboard/params/message/:id',
  privacyRequests: '/dashboard/params/privacy-requests',
  legalTexts: '/dashboard/params/legal-texts',
  legalVersions: '/dashboard/params/legal-texts/versions',
  legalAcceptances: '/dashboard/params/legal-texts/acceptances',
  sections: '/dashboard/params/sections',
  sectionVersions: '/dashboard/params/sections/:name',
} as const;

export const simulatorPaths = {
  /** The simulator outside of the dashboard: the home of farmers, open to every signed-in user. */
  farmerSimulator: '/simulator',
  section: '/dashboard/simulator',
  simulator: '/dashboard/simulator/simulator',
} as const;

type Segments<P extends string> = P extends `${infer Head}/${infer Tail}` ? Head | Segments<Tail> : P;
type OptionalParam<S extends string> = S extends `:${infer Name}?` ? Name : never;
type RequiredParam<S extends string> = S extends `:${string}?` ? never : S extends `:${infer Name}` ? Name : never;

/** Parameters of a pattern: `:id` is required, `:id?` optional. */
export type PathParams<P extends string> = Readonly<
  Record<RequiredParam<Segments<P>>, string> & Partial<Record<OptionalParam<Segments<P>>, string>>
>;

/**
 * Fills the parameters of a pattern: `buildPath(salesPaths.editSale, { id })`. Values are not encoded: they are ids
 * and codes. The segment of an optional parameter without a value is left out.
 */
export const buildPath = <const P extends string>(pattern: P, params: PathParams<P>): string =>
  pattern.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = (params as Readonly<Record<string, string | undefined>>)[name];
    return value === undefined ? '' : `/${value}`;
  });

/** The part of a pattern before its first parameter: `/a/b` of `/a/b/:id`. */
export const getPathPrefix = (pattern: string): string => pattern.replace(/\/:.*/, '');

/** The path of the page of a customer. @param id id of the customer */
export const getCustomerPath = (id: string): string => buildPath(customerPaths.customer, { id });
/** the path of the account of a customer. @param id id of the customer */
export const getCustomerAccountPath = (id: string): string => buildPath(customerPaths.account, { id });
/** The path of the page of a sale. @param id id of the sale, not its folio */
export const getSalePath = (id: string): string => buildPath(salesPaths.sale, { id });
/** The path of the page of a DKbono. @param id id of the DKbono, not its folio */
export const getVoucherPath = (id: string): string => buildPath(salesPaths.voucher, { id });
/** Query parameter of a DKbono's page that opens the receipt of a payment: its id. */
export const RECEIPT_PARAM = 'recibo';
/** the page of a DKbono with the receipt of one of its payments open. */
export const getReceiptPath = (voucherId: string, paymentId: string): string =>
  `${getVoucherPath(voucherId)}?${RECEIPT_PARAM}=${encodeURIComponent(paymentId)}`;
/** The path of the page of a season. @param id id of the season */
export const getSeasonPath = (id: string): string => buildPath(seasonPaths.season, { id });
/** The path of the page of a product. @param id id of the product, not its code */
export const getProductPath = (id: string): string => buildPath(productPaths.product, { id });
/** the path of the profile of a user. @param id id of the user */
export const getUserPath = (id: string): string => buildPath(userPaths.user, { id });
/** the path of the form of a partner. @param id id of the partner */
export const getPartnerPath = (id: string): string => `${partnerPaths.editPartner}?id=${id}`;
/** Query parameter of the form of a new sale or DKbono: the customer to choose, as in `DocumentPrefill`. */
export const CUSTOMER_PARAM = 'customerId';
/** the form of a new sale with its customer chosen. @param customerId id of the customer */
export const getNewSalePath = (customerId: string): string =>
  `${salesPaths.createSale}?${CUSTOMER_PARAM}=${encodeURIComponent(customerId)}`;
/** Query parameter of the page of a DKbono that opens the form of a new payment. */
export const NEW_PAYMENT_PARAM = 'abono';
/** Query parameter of the page of a sale that opens the form of its delivery. */
export const DELIVERY_PARAM = 'entrega';
/** Query parameter of the page of a sale or DKbono that is not sent yet: its id is that of its outbox item. */
export const PENDING_PARAM = 'pendiente';
/** Query parameter of the form of a new user: the role to start with. */
export const ROLE_PARAM = 'rol';
/** the form of a new consultant. */
export const NEW_CONSULTANT_PATH = '/dashboard/users/form?rol=Consultant';
/** Query parameter of the form of a new customer: the name to start with. */
export const CUSTOMER_NAME_PARAM = 'nombre';
/** Query parameter of the page to return to. Pages have it from the platform: this module has the paths of all of them. */
export const RETURN_PARAM = 'volver';
/**
 * the form of a new customer, which returns to another form and chooses the customer there.
 * @param name what was searched: a name or a phone
 * @param returnTo path and query of the other form
 */
export const getNewCustomerPath = (name: string, returnTo: string): string =>
  `${customerPaths.newCustomer}?${new URLSearchParams({ [CUSTOMER_NAME_PARAM]: name, [RETURN_PARAM]: returnTo })}`;
/** Query parameter of the simulator: the saved simulation to load. */
export const SIMULATION_PARAM = 'simulation';

/** the simulator with a saved simulation loaded. */
export const getSimulationPath = (id: string): string =>
  `${simulatorPaths.simulator}?${SIMULATION_PARAM}=${encodeURIComponent(id)}`;
