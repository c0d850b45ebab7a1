export { getDeliveryFormKey, getPaymentFormKey, NEW_CUSTOMER_FORM_KEY } from './form-keys';
export { OutboxPanel } from './outbox-panel';
export { useOutbox, useOutboxItems } from './use-outbox';
