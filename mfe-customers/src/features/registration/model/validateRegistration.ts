import type { CallBody, FieldError } from '@surco/shared/contract';
import { toCustomerBody } from '../../../common/model/toCustomerBody';
import type { CustomerFormValues } from '../../../common/model/customerFormValues';
import { validateCustomer } from '../../../common/model/validateCustomer';
import { texts } from '../texts';

/** Validates a registration: the rules of every customer, and the accepted privacy notice. */
export const validateRegistration = (values: CustomerFormValues): FieldError[] => [
  ...validateCustomer(values),
  ...(values.privacyNoticeAccepted ? [] : [{ path: 'privacyNoticeAccepted', message: texts.noticeMissing }]),
];

/** The body of `POST /clients/registration`; the values must be valid, which includes the accepted privacy notice. */
export const toRegistrationBody = (values: CustomerFormValues): CallBody<'POST /clients/registration'> => ({
  ...toCustomerBody(values),
  privacyNoticeAccepted: true,
});
