import { z } from 'zod';
import { postalCodePattern } from '../../../domain/customers/postalCode';
import { limits } from '../../../domain/limits';
import { personTypes, validateRfc, type PersonType } from '../../../domain/customers/rfc';
import { id, optionalEmail, optionalName, optionalText, phone, requiredName, text, version } from '../../primitives';
import { acceptedLegalVersion } from '../privacy/legalText';
import { stateId } from '../location';

const { hectaresMax, herdSizeMax } = limits.customer;
const errorWhenMissing = (message: string) => ({
  error: (issue: { input?: unknown }) => (issue.input ? undefined : message),
});

/** Input fields of a customer. */
const customerInputFields = {
  personType: z.enum(personTypes),
  firstName: requiredName(limits.textLength.personName),
  lastName: requiredName(limits.textLength.personName),
  businessName: optionalName(limits.textLength.businessName),
  rfc: optionalText(limits.textLength.rfc),
  phone,
  email: optionalEmail,
  stateId: text(errorWhenMissing('Elija un estado.'))
    // A refinement instead of `.min(1)`, which would narrow the JSON schema of the contract.
    .refine((text) => text !== '', 'Elija un estado.')
    .pipe(stateId),
  localityId: z.uuid(errorWhenMissing('Elija una localidad.')),
  address: optionalText(limits.textLength.address),
  postalCode: optionalText(limits.textLength.postalCode).pipe(
    z.string().regex(postalCodePattern, 'El código postal tiene 5 dígitos.').nullable(),
  ),
  hectares: z.number().min(0).max(hectaresMax).multipleOf(0.01).nullish(),
  herdSize: z.number().int().min(0).max(herdSizeMax).nullish(),
  productionTypeId: id.nullish(),
  /** The version of the privacy notice that `privacyNoticeAccepted` is about. */
  privacyNoticeVersion: acceptedLegalVersion,
};

interface CustomerIdentity {
  personType: PersonType;
  businessName: string | null;
  rfc: string | null;
}

/** A company needs a business name, and the RFC must fit the person type; a wrong check digit is only a warning. */
function validateIdentity({ personType, businessName, rfc }: CustomerIdentity, context: z.core.$RefinementCtx): void {
  const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (personType === 'MORAL' && !businessName) refuse('businessName', 'Escriba la razón social.');
  const { error } = validateRfc(rfc ?? '', personType);
  if (error) refuse('rfc', error);
}

/** The registration of a farmer by themselves; anyone may send it. */
export const registrationInputSchema = z
  .strictObject({
    ...customerInputFields,
    privacyNoticeAccepted: z.literal(true, 'Para registrarse es necesario aceptar el aviso de privacidad.'),
  })
  .superRefine(validateIdentity);

/** The registration waits for approval; `warnings` do not prevent it. */
export const registrationResultSchema = z.strictObject({
  status: z.literal('PENDIENTE'),
  warnings: z.array(z.strictObject({ path: z.string(), message: z.string() })),
});

/** A customer that staff registers; a consultant always registers their own customers. */
const staffInputFields = {
  ...customerInputFields,
  consultantId: id.nullish(),
  /** The customer has accepted the privacy notice in the presence of the user. */
  privacyNoticeAccepted: z.boolean().optional(),
};
export const customerInputSchema = z.strictObject(staffInputFields).superRefine(validateIdentity);
export const customerUpdateSchema = z.strictObject({ ...staffInputFields, version }).superRefine(validateIdentity);
