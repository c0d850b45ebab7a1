import * as z from 'zod/mini';
import { reference, requiredName, stateId, version } from './inputTypes';
import { localityFields as fields } from './locality';

export const localityInput = z.strictObject({
  name: requiredName(fields.name.maxLength, 'Escriba el nombre.'),
  municipality: requiredName(fields.municipality.maxLength, 'Escriba el municipio.'),
  zoneId: reference(fields.zoneId.missing),
  stateId,
});
export const localityUpdate = z.extend(localityInput, { version });
