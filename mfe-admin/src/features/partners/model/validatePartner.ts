import { invalidPhoneMessage, limits, normalizePhone, validateRfc } from '@surco/shared/domain';
import { collectFieldErrors, type FieldError } from '@surco/shared/contract';
import { validateOptionalNumber, validateRequiredText, validateMaxLength } from '../../../common/model/validateFields';
import { validationMessages } from '../texts';
import { hasSilage, type PartnerFormValues } from './formValues';

const validatePrice = (price: number | null): string | undefined =>
  validateOptionalNumber(price, { min: 0, max: Number(limits.money.max) }) && validationMessages.price;

/**
 * Validates a partner in the order of the fields.
 * @param isZoneRequired whether the user may grant only some zones (P-07)
 */
export function validatePartner(values: PartnerFormValues, isZoneRequired: boolean): FieldError[] {
  const offersSilage = hasSilage(values.type);
  return collectFieldErrors([
    ['name', validateRequiredText(values.name, validationMessages.name, limits.textLength.partnerName)],
    ['rfc', validateRfc(values.rfc).error],
    ['contact', validateMaxLength(values.contact, limits.textLength.partnerContact)],
    ['phone', values.phone.trim() && !normalizePhone(values.phone) ? invalidPhoneMessage : undefined],
    ['zoneIds', isZoneRequired && values.zoneIds.length === 0 ? validationMessages.zones : undefined],
    [
      'tonnesAvailable',
      offersSilage
        ? validateOptionalNumber(values.tonnesAvailable, { min: 0, max: limits.partner.tonnesMax, unit: 't' })
        : undefined,
    ],
    ['pricePerTonne', offersSilage ? validatePrice(values.pricePerTonne) : undefined],
  ]);
}
