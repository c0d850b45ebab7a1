import { z } from 'zod';
import { limits, postalCodePattern } from '../../domain/limits';
import { checkRfc, type PersonType } from '../../domain/rfc';
import { id, nameText, optionalEmail, optionalName, optionalText, phone, version } from '../primitives';
import { stateId } from './location';

const { hectaresMax, herdSizeMax } = limits.client;
const missing = (message: string) => ({ error: (issue: { input?: unknown }) => (issue.input ? undefined : message) });

/** What a client is made of, on the way in (domain.md §2). */
export const clientIn = {
  personType: z.enum(['FISICA', 'MORAL']),
  firstName: nameText(80),
  lastName: nameText(80),
  businessName: optionalName(160),
  rfc: optionalText(20),
  phone,
  email: optionalEmail,
  stateId: z
    .string(missing('Elija un estado.'))
    // Said in these words; as a shortest length it would be a narrower contract, though nothing narrower is meant.
    .refine((text) => text !== '', 'Elija un estado.')
    .pipe(stateId),
  localityId: z.uuid(missing('Elija una localidad.')),
  address: optionalText(200),
  postalCode: optionalText(10).pipe(
    z.string().regex(postalCodePattern, 'El código postal tiene 5 dígitos.').nullable(),
  ),
  hectares: z.number().min(0).max(hectaresMax).multipleOf(0.01).nullish(),
  herdSize: z.number().int().min(0).max(herdSizeMax).nullish(),
  productionTypeId: id.nullish(),
};

interface Identity {
  personType: PersonType;
  businessName: string | null;
  rfc: string | null;
}

/** A company has a name of its own, and an RFC is as long as its holder asks; the check digit only warns. */
export function checkIdentity({ personType, businessName, rfc }: Identity, context: z.core.$RefinementCtx): void {
  const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (personType === 'MORAL' && !businessName) refuse('businessName', 'Escriba la razón social.');
  const { error } = checkRfc(rfc ?? '', personType);
  if (error) refuse('rfc', error);
}

/** A farmer's own registration, open to anyone. */
export const registrationIn = z
  .strictObject({
    ...clientIn,
    privacyNoticeAccepted: z.literal(true, 'Para registrarse es necesario aceptar el aviso de privacidad.'),
  })
  .superRefine(checkIdentity);

/** It waits for approval; `warnings` are worth another look and refuse nothing. */
export const registration = z.strictObject({
  status: z.literal('PENDIENTE'),
  warnings: z.array(z.strictObject({ path: z.string(), message: z.string() })),
});

/** A customer that staff registers; a consultant's is always its own. */
const staffIn = {
  ...clientIn,
  consultantId: id.nullish(),
  /** That the customer accepted the privacy notice in front of whoever registers it. */
  privacyNoticeAccepted: z.boolean().optional(),
};
export const clientBody = z.strictObject(staffIn).superRefine(checkIdentity);
export const clientUpdate = z.strictObject({ ...staffIn, version }).superRefine(checkIdentity);
