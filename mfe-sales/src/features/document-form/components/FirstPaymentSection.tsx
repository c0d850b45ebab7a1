import { formatMoney, type Money } from '@surco/shared/domain';
import { FormSection } from '@surco/shared/ui/form';
import { memo } from 'react';
import { PaymentFields } from '../../../common/components/PaymentFields';
import { paymentFieldTexts } from '../../../common/model/paymentFieldTexts';
import {
  calculateBalanceAfterPayment,
  createEmptyPaymentValues,
  type PaymentFormValues,
} from '../../../common/model/paymentFormValues';
import { FIRST_PAYMENT_PATH } from '../model/firstPayment';
import type { UpdateValues } from '../model/formValues';
import { texts } from '../texts';

interface Props {
  payment: PaymentFormValues | undefined;
  /** Total of the DKbono. */
  total: Money;
  today: string;
  updateValues: UpdateValues;
}

/** E-09: the first payment of a new DKbono, recorded with it; without an amount there is none. */
export const FirstPaymentSection = memo(function FirstPaymentSection({ payment, total, today, updateValues }: Props) {
  const values = payment ?? createEmptyPaymentValues(today);
  const change = (part: Partial<PaymentFormValues>): void =>
    updateValues((current) => ({ ...current, firstPayment: { ...values, ...part } }));
  return (
    <FormSection title={texts.firstPayment} help={texts.firstPaymentHelp}>
      <div className="surco-payment">
        <PaymentFields values={values} balance={total} path={FIRST_PAYMENT_PATH} isOptional onChange={change} />
        {values.amount !== null && (
          <dl className="surco-payment-balance" aria-live="polite">
            <div>
              <dt>{paymentFieldTexts.balanceAfterPayment}</dt>
              <dd>{formatMoney(calculateBalanceAfterPayment({ total, payments: [] }, values))}</dd>
            </div>
          </dl>
        )}
      </div>
    </FormSection>
  );
});
