import { z } from 'zod';
import { roleNeeds } from '../../domain/people';
import { id, optionalEmail, optionalText, phone, text, version } from '../primitives';
import { parseRole } from '../roles';

const role = z.string('Elija un rol.').transform((value, context) => {
  const known = parseRole(value);
  if (!known) context.addIssue({ code: 'custom', message: 'Elija un rol.' });
  return known ?? z.NEVER;
});

const userIn = {
  firstName: text(80),
  lastName: text(80),
  email: optionalEmail,
  phone: optionalText(30).pipe(phone.nullable()),
  role,
  distributorId: id.nullish(),
  zoneIds: z.array(id).max(50).optional(),
};

const shape = z.strictObject(userIn);

/** A farmer enters by its telephone and client key, everybody else by mail; see {@link roleNeeds} for the rest. */
function checkRole(user: z.output<typeof shape>, context: z.core.$RefinementCtx): void {
  const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  const needs = roleNeeds(user.role);
  if (user.role === 'Farmer' && !user.phone) refuse('phone', 'Escriba el teléfono con el que entrará el agricultor.');
  if (user.role !== 'Farmer' && !user.email) refuse('email', 'Escriba el correo con el que iniciará sesión.');
  if (needs.distributor && !user.distributorId) refuse('distributorId', 'Elija el distribuidor del consultor.');
  if (needs.zones && !user.zoneIds?.length) refuse('zoneIds', 'Elija al menos una zona.');
}

/** A user on the way in. What its role does not need (distributor, zones) is dropped. */
export const userBody = shape.superRefine(checkRole);
export const userUpdate = z.strictObject({ ...userIn, version }).superRefine(checkRole);
