import * as z from 'zod/mini';
import { tooManyLinesMessage } from '../domain/documents/validateLines';
import { limits } from '../domain/limits';
import { moneyPattern } from '../domain/money/moneyText';
import { imageLimits } from '../domain/imageLimits';
import { cancelReason } from '../domain/statusTransitions';
import { deliveryFields, documentHeadFields, documentLineFields } from './document';
import {
  list,
  optionalReference,
  optionalText,
  recordDate,
  reference,
  requiredText,
  text,
  version,
} from './inputTypes';
import { firstPaymentInput } from './paymentInput';

/** Bags, hectares, and the discount as a fraction. Its values are validated by the domain. */
const lineInput = z.strictObject({
  productId: z.uuid(),
  quantity: z.number(),
  /** A fraction with four decimals at most: 0.075 is 7.5 %. */
  discount: z.nullish(z.number().check(z.multipleOf(0.0001))),
  hectares: z.nullish(z.number().check(z.multipleOf(0.01))),
  lot: optionalText(documentLineFields.lot.maxLength),
  /** Accepted and ignored: the server calculates the prices. */
  basePrice: z.optional(z.unknown()),
  total: z.optional(z.unknown()),
});

/** What a sale and a DKbono share. */
const documentInputFields = {
  customerId: reference(documentHeadFields.customerId.missing),
  seasonId: reference(documentHeadFields.seasonId.missing),
  distributorId: optionalReference,
  date: z.nullish(recordDate()),
  notes: optionalText(documentHeadFields.notes.maxLength),
  lines: list(lineInput, limits.lines.max, undefined, tooManyLinesMessage),
  /**
   * The total that the person saw. The server refuses the document when its own is another (`PRECIO_CAMBIADO`). Absent
   * in requests that devices stored before the field existed.
   */
  shownTotal: z.nullish(z.string().check(z.regex(moneyPattern))),
};

/** With `voucherId` a DKbono becomes the sale (T-03). */
export const saleInput = z.strictObject({ ...documentInputFields, voucherId: optionalReference });

/** the same fields and the version that was read. `voucherId` cannot change. */
export const saleUpdate = z.extend(saleInput, { version });

/** Who received the bags, and their signature: a PNG in base64. */
export const deliverInput = z.nullish(
  z.strictObject({
    version: z.optional(version),
    deliveredTo: optionalText(deliveryFields.deliveredTo.maxLength),
    signature: z.nullish(text().check(z.maxLength(Math.ceil(imageLimits.signature.maxBytes / 3) * 4))),
  }),
);

const voucherInputFields = {
  ...documentInputFields,
  /**
   * Last valid day. If absent: for a new DKbono, calculated from the parameter `voucher.validityDays`, at most the end
   * of the season; for an edit, unchanged.
   */
  expiresAt: z.nullish(recordDate()),
  /** Always null: a DKbono has no original DKbono. Accepted because sales and DKbonos share their body. */
  voucherId: z.optional(z.null('Un DKbono no viene de otro.')),
  /** Whether a person confirmed the date of the DKbono and of its first payment (`FECHA_POR_CONFIRMAR`). */
  dateConfirmed: z.nullish(z.boolean()),
};

/** a new DKbono; the first payment is recorded with it, by the rules of `PUT /vouchers/{id}/payments`. */
export const voucherInput = z.strictObject({ ...voucherInputFields, firstPayment: z.nullish(firstPaymentInput) });

/** an edit has the same fields and the version that was read. */
export const voucherUpdate = z.strictObject({ ...voucherInputFields, version });

export const voucherCancelInput = z.strictObject({
  reason: requiredText(limits.reason.maxLength, cancelReason.missingText),
  version: z.optional(version),
});

/** New expiry date; absent: the default of a new DKbono. */
export const voucherReopenInput = z.nullish(
  z.strictObject({ version: z.optional(version), expiresAt: z.nullish(recordDate()) }),
);
