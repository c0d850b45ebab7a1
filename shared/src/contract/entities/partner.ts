import { z } from 'zod';
import { checkRfc } from '../../domain/rfc';
import { partnerTypes } from '../statuses';
import { id, money, moneyIn, nameText, named, optionalText, phone, stamps, version } from '../primitives';

export const partnerStatuses = ['ACTIVO', 'INACTIVO'] as const;

/** E-10: who distributes seed, or sells or makes silage; only the last two have tonnes and a price per tonne. */
export const partner = z.strictObject({
  id,
  type: z.enum(partnerTypes),
  name: z.string(),
  rfc: z.string().nullable(),
  contact: z.string().nullable(),
  phone: z.string().nullable(),
  localityId: id.nullable(),
  locality: named.nullable(),
  zoneIds: z.array(id),
  zones: z.array(named),
  status: z.enum(partnerStatuses),
  tonnesAvailable: z.number().nullable(),
  pricePerTonne: money.nullable(),
  ...stamps,
});
export type Partner = z.output<typeof partner>;

/** A distributor by its name alone, and whether it still is one to sell from. */
export const distributorName = named.extend({ active: z.boolean() });

const fields = {
  type: z.enum(partnerTypes),
  name: nameText(120),
  rfc: optionalText(20),
  contact: optionalText(120),
  phone: optionalText(30).pipe(phone.nullable()),
  localityId: id.nullish(),
  zoneIds: z.array(id).max(50).default([]),
  status: z.enum(partnerStatuses).default('ACTIVO'),
  tonnesAvailable: z.number().min(0).max(9_999_999).multipleOf(0.01).nullish(),
  pricePerTonne: moneyIn('0.00', 'Escriba un precio de cero o más, con dos decimales como máximo.').nullish(),
};

function checkPartner({ rfc }: { rfc: string | null }, context: z.core.$RefinementCtx): void {
  const { error } = checkRfc(rfc ?? '');
  if (error) context.addIssue({ code: 'custom', path: ['rfc'], message: error });
}

/** Tonnes and price of a distributor are dropped. */
export const partnerIn = z.strictObject(fields).superRefine(checkPartner);
export const partnerUpdate = z.strictObject({ ...fields, version }).superRefine(checkPartner);
