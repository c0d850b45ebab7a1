import * as z from 'zod/mini';
import { crossRule, recordDate, requiredName, version } from './inputTypes';
import { seasonFields as fields } from './season';

const inputFields = {
  name: requiredName(fields.name.maxLength, 'Escriba el nombre de la temporada.'),
  startDate: recordDate('Elija la fecha de inicio.'),
  endDate: recordDate('Elija la fecha de fin.'),
  isOpen: z.prefault(z.boolean(), false),
  isVoucherOpen: z.prefault(z.boolean(), false),
};

const endsAfterStart = crossRule<{ startDate: string; endDate: string }>(
  'endDate',
  ['startDate', 'endDate'],
  ({ startDate, endDate }) => endDate <= startDate && 'La fecha de fin debe ser posterior a la de inicio.',
);

export const seasonInput = z.strictObject(inputFields).check(endsAfterStart);
export const seasonUpdate = z.strictObject({ ...inputFields, version }).check(endsAfterStart);
