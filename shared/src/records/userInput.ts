import * as z from 'zod/mini';
import { parseRole } from '../domain/users/roles';
import { type AccountValues, validateAccount } from '../domain/users/userPermissions';
import { optionalEmail, optionalPhone, phoneOrNull } from './contactInput';
import { crossRules, list, optionalReference, requiredName, text, version } from './inputTypes';
import { userFields as fields } from './user';

/** The name of a role, also one that devices stored before it was renamed. */
const role = z.pipe(
  text('Elija un rol.'),
  z.transform((value: string, context) => {
    const known = parseRole(value);
    if (known) return known;
    context.issues.push({ code: 'custom', message: 'Elija un rol.', input: value });
    return z.NEVER;
  }),
);

const inputFields = {
  firstName: requiredName(fields.firstName.maxLength, 'Escriba el nombre.'),
  lastName: requiredName(fields.lastName.maxLength, 'Escriba los apellidos.'),
  email: optionalEmail,
  phone: optionalPhone,
  role,
  distributorId: optionalReference,
  zoneIds: z.optional(list(z.uuid(), 50)),
};

const roleRules = crossRules<AccountValues>(['role', 'email', 'phone', 'distributorId', 'zoneIds'], validateAccount);

/** A user in a request. The API does not store fields that the role does not need (distributor, zones). */
export const userInput = z.strictObject(inputFields).check(roleRules);
export const userUpdate = z.strictObject({ ...inputFields, version }).check(roleRules);

export const ownProfileInput = z.strictObject({
  firstName: requiredName(fields.firstName.maxLength, 'Escriba su nombre.'),
  lastName: requiredName(fields.lastName.maxLength, 'Escriba sus apellidos.'),
  phone: phoneOrNull,
});
export const ownProfileUpdate = z.extend(ownProfileInput, { version });
