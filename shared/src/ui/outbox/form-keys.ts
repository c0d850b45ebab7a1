/** The form of a new customer of a consultant. This module imports nothing: every first load that shows the outbox has it. */
export const NEW_CUSTOMER_FORM_KEY = 'customer:new';
/** The form that marks a sale as delivered. @param saleId of a sale that is not sent yet, the id of its outbox item */
export const getDeliveryFormKey = (saleId: string): string => `sale:deliver:${saleId}`;
/** The form of a payment. @param voucherId of a DKbono that is not sent yet, the id of its outbox item */
export const getPaymentFormKey = (voucherId: string): string => `payment:new:${voucherId}`;
