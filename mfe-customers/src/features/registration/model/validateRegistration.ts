import { registrationInput } from '@surco/shared/records/customerInput';
import { findInputErrors, toBody } from '@surco/shared/records/forms';
import { toCustomerInput, type CustomerFormValues } from '../../../common/model/customerFormValues';

/** Validates a registration: the rules of every customer, and the accepted privacy notice. */
export const validateRegistration = (values: CustomerFormValues) =>
  findInputErrors(registrationInput, toCustomerInput(values));

/** The body of `POST /clients/registration`; the values must be valid. */
export const toRegistrationBody = (values: CustomerFormValues) => toBody(registrationInput, toCustomerInput(values));
