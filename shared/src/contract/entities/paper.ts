import { z } from 'zod';
import { imageAddress, letterheadSchema } from './letterhead';

export const paperKinds = ['sale', 'voucher', 'receipt', 'statement', 'simulation'] as const;
export type PaperKind = (typeof paperKinds)[number];

const factSchema = z.strictObject({ label: z.string(), value: z.string() });
export type PaperFact = z.output<typeof factSchema>;

const blockSchema = z.discriminatedUnion('type', [
  /** Labels with their values, in groups beside each other, two in a row. */
  z.strictObject({
    type: z.literal('facts'),
    groups: z.array(z.strictObject({ title: z.string(), facts: z.array(factSchema) })),
  }),
  /** The widths of the columns are relative to each other. A row has a text for each column. */
  z.strictObject({
    type: z.literal('table'),
    title: z.string().nullable(),
    columns: z.array(z.strictObject({ title: z.string(), width: z.number(), align: z.enum(['left', 'right']) })),
    rows: z.array(z.array(z.string())),
    /** Shown without rows. */
    empty: z.string(),
  }),
  /** Amounts at the right margin, one below the other, and an amount in words beside them. */
  z.strictObject({
    type: z.literal('totals'),
    rows: z.array(factSchema.extend({ isStrong: z.boolean() })),
    words: z.string().nullable(),
  }),
  /** Each line of the text is a paragraph. */
  z.strictObject({ type: z.literal('text'), title: z.string().nullable(), text: z.string() }),
]);
export type PaperBlock = z.output<typeof blockSchema>;

/**
 * What a customer gets in hand, as plain data: the server draws a PDF of it, and the browser a page to print. All texts
 * are complete: the code that draws it formats nothing.
 */
export const paperSchema = z.strictObject({
  kind: z.enum(paperKinds),
  title: z.string(),
  /** The folio; null while there is none. */
  number: z.string().nullable(),
  /** `isMarked`: the text is also written across every page, because the paper is not or not yet valid. */
  status: z.strictObject({ text: z.string(), isMarked: z.boolean() }).nullable(),
  issuer: letterheadSchema,
  /** In the head, below the status. */
  facts: z.array(factSchema),
  blocks: z.array(blockSchema),
  /** After the blocks, e.g. the privacy notice with its address. */
  footer: z.strictObject({ text: z.string(), url: z.string().nullable() }).nullable(),
  /** Lines to sign on, below what is signed; `image` is a signature that was drawn on a screen. */
  signatures: z.array(z.strictObject({ name: z.string(), role: z.string(), image: imageAddress.nullable() })),
  /** At the foot of every page. */
  remark: z.string(),
  /** Address of the QR code; null for none. */
  link: z.string().nullable(),
});
export type Paper = z.output<typeof paperSchema>;

/** What the paper of a sale or DKbono says and its page does not. */
export const paperDetailsSchema = z.strictObject({
  issuer: letterheadSchema,
  customer: z.strictObject({ rfc: z.string().nullable(), locality: z.string() }),
  /** Contents of a bag as text, by product id. */
  bags: z.record(z.string(), z.string()),
  /** Of a cancelled DKbono. */
  cancellationReason: z.string().nullable(),
  /** The privacy notice in force; the responsible party is '' until an administrator has published one. */
  privacyNotice: z.strictObject({ version: z.string(), responsibleName: z.string() }),
});
export type PaperDetails = z.output<typeof paperDetailsSchema>;
