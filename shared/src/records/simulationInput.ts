import * as z from 'zod/mini';
import { silageConditions, silageModes, siloTypes } from '../domain/silage/input';
import { optionalReference, optionalText, text, tooLong, version } from './inputTypes';
import { simulationFields as fields } from './simulation';

const optionalNumber = z.nullish(z.number());

/** What is simulated; ranges and defaults are in domain/silage. */
export const silageRequestFields = {
  mode: z.enum(silageModes),
  productId: z.uuid(),
  productionTypeId: optionalReference,
  condition: z.enum(silageConditions),
  silo: z.strictObject({ type: z.enum(siloTypes), width: z.number(), height: z.number() }),
  animals: optionalNumber,
  intakeKg: optionalNumber,
  days: optionalNumber,
  reserve: optionalNumber,
  dryMatter: optionalNumber,
  hectares: optionalNumber,
  loss: optionalNumber,
  discount: optionalNumber,
  rentPerHa: optionalNumber,
  salePrice: optionalNumber,
};

export const simulationInput = z.strictObject({
  ...silageRequestFields,
  clientId: optionalReference,
  name: optionalText(fields.name.maxLength),
});

/** An absent field is unchanged, null removes the value. */
export const simulationUpdate = z.strictObject({
  name: z.nullish(text().check(z.trim(), tooLong(fields.name.maxLength))),
  clientId: optionalReference,
  version,
});
