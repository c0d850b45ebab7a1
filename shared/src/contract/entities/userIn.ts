import { z } from 'zod';
import { accountProblems } from '../../domain/people';
import { id, nameText, optionalEmail, optionalText, phone, version } from '../primitives';
import { parseRole } from '../roles';

const role = z.string('Elija un rol.').transform((value, context) => {
  const known = parseRole(value);
  if (!known) context.addIssue({ code: 'custom', message: 'Elija un rol.' });
  return known ?? z.NEVER;
});

const userIn = {
  firstName: nameText(80),
  lastName: nameText(80),
  email: optionalEmail,
  phone: optionalText(30).pipe(phone.nullable()),
  role,
  distributorId: id.nullish(),
  zoneIds: z.array(id).max(50).optional(),
};

const shape = z.strictObject(userIn);

/** What its role asks of a user; see {@link accountProblems}. */
function checkRole(user: z.output<typeof shape>, context: z.core.$RefinementCtx): void {
  for (const { path, message } of accountProblems(user)) context.addIssue({ code: 'custom', path: [path], message });
}

/** A user on the way in. What its role does not need (distributor, zones) is dropped. */
export const userBody = shape.superRefine(checkRole);
export const userUpdate = z.strictObject({ ...userIn, version }).superRefine(checkRole);
