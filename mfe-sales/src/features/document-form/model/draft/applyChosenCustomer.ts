import type { DocumentFormValues } from '../formValues';

/**
 * The values of a draft with the customer that was registered for it. A draft that knows the customer's name has had it
 * already: then the customer was changed afterwards.
 * @param customerId empty for none
 */
export const applyChosenCustomer = (values: DocumentFormValues, customerId: string): DocumentFormValues =>
  customerId === '' || values.names?.[customerId] !== undefined ? values : { ...values, customerId };
