import * as z from 'zod/mini';
import { postalCodePattern } from '../domain/customers/postalCode';
import { personTypes, type PersonType } from '../domain/customers/personTypes';
import { validateRfc } from '../domain/customers/rfc';
import { formatNumber } from '../domain/text/formats';
import { customerFields as fields } from './customer';
import { optionalEmail, phone } from './contactInput';
import {
  crossRule,
  optionalDecimal,
  optionalInteger,
  optionalName,
  optionalPattern,
  optionalReference,
  optionalText,
  reference,
  requiredName,
  stateId,
  text,
  version,
} from './inputTypes';
import { optionalRfc } from './rfcInput';

/** What everybody enters who registers a customer. */
const inputFields = {
  personType: z.enum(personTypes),
  businessName: optionalName(fields.businessName.maxLength),
  firstName: requiredName(fields.firstName.maxLength, 'Escriba el nombre.'),
  lastName: requiredName(fields.lastName.maxLength, 'Escriba los apellidos.'),
  phone,
  email: optionalEmail,
  rfc: optionalRfc,
  stateId,
  localityId: reference(fields.localityId.missing),
  address: optionalText(fields.address.maxLength),
  postalCode: optionalPattern(fields.postalCode.maxLength, postalCodePattern, 'El código postal tiene 5 dígitos.'),
  productionTypeId: optionalReference,
  hectares: optionalDecimal(
    fields.hectares,
    `Escriba la superficie en hectáreas, entre 0 y ${formatNumber(fields.hectares.max)}.`,
    'La superficie lleva dos decimales como máximo.',
  ),
  herdSize: optionalInteger(
    fields.herdSize,
    `Escriba las cabezas con un número entero, entre 0 y ${formatNumber(fields.herdSize.max)}.`,
  ),
};

/** The version of the privacy notice that was shown; another one than that in force is a 409 `TEXTO_LEGAL_OBSOLETO`. */
const privacyNoticeVersion = z.optional(text().check(z.maxLength(20)));

interface Identity {
  personType: PersonType;
  businessName: string | null;
  rfc: string | null;
}
/** A company needs a business name, and the RFC must fit the person type; a wrong check digit is only a warning. */
const identityRules = [
  crossRule<Identity>(
    'businessName',
    ['personType', 'businessName'],
    ({ personType, businessName }) => personType === 'MORAL' && !businessName && 'Escriba la razón social.',
  ),
  crossRule<Identity>('rfc', ['personType', 'rfc'], ({ personType, rfc }) => validateRfc(rfc ?? '', personType).error),
] as const;

/** The registration of a farmer by themselves; anyone may send it. */
export const registrationInput = z
  .strictObject({
    ...inputFields,
    privacyNoticeVersion,
    privacyNoticeAccepted: z.literal(true, 'Para registrarse es necesario aceptar el aviso de privacidad.'),
  })
  .check(...identityRules);

/** A customer that staff registers; a consultant always registers their own customers. */
const staffFields = {
  ...inputFields,
  privacyNoticeVersion,
  consultantId: optionalReference,
  /** The customer has accepted the privacy notice in the presence of the user. */
  privacyNoticeAccepted: z.optional(z.boolean()),
};
export const customerInput = z.strictObject(staffFields).check(...identityRules);
export const customerUpdate = z.strictObject({ ...staffFields, version }).check(...identityRules);

/** The data of a customer into whom another one is merged, as chosen from both, and the versions that were compared. */
export const customerMerge = z
  .strictObject({
    ...inputFields,
    consultantId: optionalReference,
    version,
    mergedId: reference('Elija al otro cliente.'),
    mergedVersion: version,
  })
  .check(...identityRules);
