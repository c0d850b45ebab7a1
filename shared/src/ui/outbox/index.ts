export { getPaymentFormKey, getPendingPath, NEW_CUSTOMER_FORM_KEY } from './form-paths';
export { OutboxPanel } from './outbox-panel';
export { useOutbox, useOutboxItems } from './use-outbox';
