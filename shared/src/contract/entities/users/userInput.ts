import { z } from 'zod';
import { limits } from '../../../domain/limits';
import { validateAccount } from '../../../domain/users/userPermissions';
import { id, list, optionalEmail, optionalText, phone, requiredName, text, version } from '../../primitives';
import { parseRole } from '../../../domain/users/roles';

const role = text('Elija un rol.').transform((value, context) => {
  const known = parseRole(value);
  if (!known) context.addIssue({ code: 'custom', message: 'Elija un rol.' });
  return known ?? z.NEVER;
});

const inputFields = {
  firstName: requiredName(limits.textLength.personName),
  lastName: requiredName(limits.textLength.personName),
  email: optionalEmail,
  phone: optionalText(limits.textLength.phone).pipe(phone.nullable()),
  role,
  distributorId: id.nullish(),
  zoneIds: list(id, 50).optional(),
};

const baseSchema = z.strictObject(inputFields);

/** Reports what an account lacks for its role; see {@link validateAccount}. */
function validateRole(user: z.output<typeof baseSchema>, context: z.core.$RefinementCtx): void {
  for (const { path, message } of validateAccount(user)) context.addIssue({ code: 'custom', path: [path], message });
}

/** A user in a request. The API does not store fields that the role does not need (distributor, zones). */
export const userInputSchema = baseSchema.superRefine(validateRole);
export const userUpdateSchema = z.strictObject({ ...inputFields, version }).superRefine(validateRole);
