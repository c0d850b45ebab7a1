import * as z from 'zod/mini';
import { optionalDecimal, requiredDecimal, requiredInteger, requiredName, version } from './inputTypes';
import { productionTypeFields as fields } from './productionType';

export const productionTypeInput = z.strictObject({
  name: requiredName(fields.name.maxLength, 'Escriba el nombre.'),
  active: z.prefault(z.boolean(), true),
  defaultIntakeKg: requiredDecimal(fields.defaultIntakeKg, 'Escriba el consumo diario.'),
  defaultDays: requiredInteger(fields.defaultDays, 'Escriba los días.'),
  milkKgPerTonneDM: optionalDecimal(fields.milkKgPerTonneDM),
});
export const productionTypeUpdate = z.extend(productionTypeInput, { version });
