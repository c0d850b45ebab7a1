import * as z from 'zod/mini';
import { validateRfc } from '../domain/customers/rfc';
import { partnerTypes } from '../domain/partners/partnerTypes';
import { partnerStatuses } from '../domain/statuses';
import { optionalPhone } from './contactInput';
import { crossRule, list, optionalDecimal, optionalReference, optionalText, requiredName, version } from './inputTypes';
import { moneyInput } from './moneyInput';
import { partnerFields as fields } from './partner';
import { optionalRfc } from './rfcInput';

const inputFields = {
  type: z.enum(partnerTypes),
  status: z.prefault(z.enum(partnerStatuses), 'ACTIVO'),
  name: requiredName(fields.name.maxLength, 'Escriba el nombre.'),
  rfc: optionalRfc,
  contact: optionalText(fields.contact.maxLength),
  phone: optionalPhone,
  address: optionalText(fields.address.maxLength),
  localityId: optionalReference,
  zoneIds: z.prefault(list(z.uuid(), 50), []),
  tonnesAvailable: optionalDecimal(fields.tonnesAvailable),
  pricePerTonne: z.nullish(moneyInput('0.00', 'Escriba un precio de cero o más, con dos decimales como máximo.')),
};

const rfcRule = crossRule<{ rfc: string | null }>('rfc', ['rfc'], ({ rfc }) => validateRfc(rfc ?? '').error);

/** The API does not store tonnes and price of a distributor. */
export const partnerInput = z.strictObject(inputFields).check(rfcRule);
export const partnerUpdate = z.strictObject({ ...inputFields, version }).check(rfcRule);
