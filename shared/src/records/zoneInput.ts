import * as z from 'zod/mini';
import { list, requiredName, stateId, version } from './inputTypes';
import { zoneFields as fields } from './zone';

export const zoneInput = z.strictObject({
  name: requiredName(fields.name.maxLength, 'Escriba el nombre.'),
  stateIds: list(stateId, 32, 'Elija al menos un estado.'),
});
export const zoneUpdate = z.extend(zoneInput, { version });
