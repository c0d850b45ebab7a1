import { paymentMethodLabels } from '../domain/documents/payments';
import type { Fields } from './field';

/** E-09: one instalment of a DKbono. */
export const paymentFields = {
  date: { label: 'Fecha', kind: 'date' },
  amount: { label: 'Importe', kind: 'money' },
  method: { label: 'Forma de pago', kind: 'choice', choices: paymentMethodLabels },
  reference: {
    label: 'Referencia',
    kind: 'text',
    optional: true,
    maxLength: 60,
    personal: { evidence: 'the accounting must prove each payment' },
  },
} as const satisfies Fields;
