import { z } from 'zod';

/** Address of a picture, see `getImageAddress`. */
export const imageAddress = z.string();

/** What papers say of the distributor that issues them. */
export const letterheadSchema = z.strictObject({
  name: z.string(),
  rfc: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  logo: imageAddress.nullable(),
});
export type Letterhead = z.output<typeof letterheadSchema>;
