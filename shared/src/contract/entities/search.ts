import { z } from 'zod';
import { customerSchema } from './customers/customer';
import { saleSummarySchema } from './documents/sale';
import { voucherSummarySchema } from './documents/voucher';
import { productNameSchema } from './product';
import { userSchema } from './users/user';

const foundDocumentFields = { id: true, folio: true, date: true, customer: true, total: true, status: true } as const;

const foundSaleSchema = saleSummarySchema.pick(foundDocumentFields);
export type FoundSale = z.output<typeof foundSaleSchema>;

const foundVoucherSchema = voucherSummarySchema.pick(foundDocumentFields);
export type FoundVoucher = z.output<typeof foundVoucherSchema>;

const foundCustomerSchema = customerSchema.pick({
  id: true,
  firstName: true,
  lastName: true,
  businessName: true,
  phone: true,
  rfc: true,
  locality: true,
  status: true,
});
export type FoundCustomer = z.output<typeof foundCustomerSchema>;

export type FoundProduct = z.output<typeof productNameSchema>;

const foundUserSchema = userSchema.pick({
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  role: true,
  status: true,
});
export type FoundUser = z.output<typeof foundUserSchema>;

/** The first matches of one kind in the order of its list, and how many there are. */
const foundSchema = <T extends z.ZodType>(record: T) =>
  z.strictObject({ data: z.array(record), totalRecords: z.number().int() });

/** What the global search finds: of each kind the first matches. A kind that the role may not list is empty. */
export const searchResultSchema = z.strictObject({
  sales: foundSchema(foundSaleSchema),
  vouchers: foundSchema(foundVoucherSchema),
  customers: foundSchema(foundCustomerSchema),
  products: foundSchema(productNameSchema),
  users: foundSchema(foundUserSchema),
});
export type SearchResult = z.output<typeof searchResultSchema>;
