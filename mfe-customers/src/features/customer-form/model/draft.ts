import { formatCustomerName, personTypes } from '@surco/shared/domain';
import { isRecord } from '@surco/shared/platform';
import { dropHiddenFields } from '../../../common/model/customerFormValues';
import { texts } from '../texts';
import { EMPTY_STAFF_FORM, type StaffFormValues } from './formValues';

/** Parses the values of a stored draft: what is not valid becomes empty. */
export function readDraft(stored: unknown): StaffFormValues | null {
  if (!isRecord(stored)) return null;
  const readText = (name: keyof StaffFormValues): string => {
    const value = stored[name];
    return typeof value === 'string' ? value : '';
  };
  const readNumber = (name: keyof StaffFormValues): number | null => {
    const value = stored[name];
    return typeof value === 'number' ? value : null;
  };
  return {
    personType: personTypes.find((type) => type === stored.personType) ?? EMPTY_STAFF_FORM.personType,
    businessName: readText('businessName'),
    firstName: readText('firstName'),
    lastName: readText('lastName'),
    phone: readText('phone'),
    email: readText('email'),
    rfc: readText('rfc'),
    stateId: readText('stateId'),
    localityId: readText('localityId'),
    address: readText('address'),
    postalCode: readText('postalCode'),
    productionTypeId: readText('productionTypeId'),
    hectares: readNumber('hectares'),
    herdSize: readNumber('herdSize'),
    privacyNoticeAccepted: stored.privacyNoticeAccepted === true,
    privacyNoticeVersion: readText('privacyNoticeVersion'),
    consultantId: '',
    localityName: readText('localityName'),
    zoneId: readText('zoneId'),
  };
}

/** Label of the draft and outbox item, e.g. "Cliente Lechería El Roble". */
export function formatDraftLabel(values: StaffFormValues): string {
  const { firstName, lastName, businessName } = dropHiddenFields(values);
  return texts.draftLabel(formatCustomerName({ firstName, lastName, businessName: businessName || null }).trim());
}
