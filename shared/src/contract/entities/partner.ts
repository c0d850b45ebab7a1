import { z } from 'zod';
import { limits } from '../../domain/limits';
import { validateRfc } from '../../domain/customers/rfc';
import { partnerTypes } from '../../domain/partners/partnerTypes';
import { partnerStatuses } from '../../domain/statuses';
import {
  id,
  list,
  money,
  moneyInput,
  namedReference,
  optionalText,
  phone,
  recordMetadata,
  requiredName,
  version,
} from '../primitives';

/** E-10: a distributor of seed, or a vendor or producer of silage; only these two have tonnes and a price per tonne. */
export const partnerSchema = z.strictObject({
  id,
  type: z.enum(partnerTypes),
  name: z.string(),
  rfc: z.string().nullable(),
  contact: z.string().nullable(),
  phone: z.string().nullable(),
  localityId: id.nullable(),
  locality: namedReference.nullable(),
  zoneIds: z.array(id),
  zones: z.array(namedReference),
  status: z.enum(partnerStatuses),
  tonnesAvailable: z.number().nullable(),
  pricePerTonne: money.nullable(),
  ...recordMetadata,
});
export type Partner = z.output<typeof partnerSchema>;

/** The name of a distributor, and whether sales from it are still possible. */
export const distributorNameSchema = namedReference.extend({ active: z.boolean() });

const inputFields = {
  type: z.enum(partnerTypes),
  name: requiredName(limits.textLength.partnerName),
  rfc: optionalText(limits.textLength.rfc),
  contact: optionalText(limits.textLength.partnerContact),
  phone: optionalText(limits.textLength.phone).pipe(phone.nullable()),
  localityId: id.nullish(),
  zoneIds: list(id, 50).default([]),
  status: z.enum(partnerStatuses).default('ACTIVO'),
  tonnesAvailable: z.number().min(0).max(limits.partner.tonnesMax).multipleOf(0.01).nullish(),
  pricePerTonne: moneyInput('0.00', 'Escriba un precio de cero o más, con dos decimales como máximo.').nullish(),
};

function validatePartner({ rfc }: { rfc: string | null }, context: z.core.$RefinementCtx): void {
  const { error } = validateRfc(rfc ?? '');
  if (error) context.addIssue({ code: 'custom', path: ['rfc'], message: error });
}

/** The API does not store tonnes and price of a distributor. */
export const partnerInputSchema = z.strictObject(inputFields).superRefine(validatePartner);
export const partnerUpdateSchema = z.strictObject({ ...inputFields, version }).superRefine(validatePartner);
