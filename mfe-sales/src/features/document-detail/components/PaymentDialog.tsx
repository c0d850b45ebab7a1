import type { Voucher } from '@surco/shared/contract';
import { calculatePayableTotal, formatMoney } from '@surco/shared/domain';
import { getToday, showSuccessToast } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { FormDialog } from '@surco/shared/ui/dialog';
import { useForm } from '@surco/shared/ui/form';
import {
  findUnusualDate,
  mapErrorsToFields,
  calculateBalanceAfterPayment,
  validatePaymentForm,
  type PaymentFormValues,
  applyPayment,
} from '../../../common/model/paymentFormValues';
import { createDateQuestion } from '../../../common/model/createDateQuestion';
import { PaymentFields } from '../../../common/components/PaymentFields';
import { texts } from '../paymentTexts';
import type { SavePayments } from '../api/useSavePayments';

interface Props {
  voucher: Voucher;
  /** Values when the dialog opens. */
  initialValues: PaymentFormValues;
  save: SavePayments;
  onClose: () => void;
}

/** One payment of a DKbono, with the balance before and after it. */
export function PaymentDialog({ voucher, initialValues, save, onClose }: Props) {
  const { payments, folio, balance } = voucher;
  const payable = { total: calculatePayableTotal(voucher), payments };
  const isNew = initialValues.id === null;
  const validate = (values: PaymentFormValues) => validatePaymentForm(payable, values, getToday());
  const { confirm, dialog } = useConfirm();
  const form = useForm({
    toFormValues: () => initialValues,
    validate,
    confirmSubmit: async (values) => {
      const unusualDate = findUnusualDate(voucher, values);
      return unusualDate === null || confirm(createDateQuestion([unusualDate]));
    },
    send: (values) =>
      save(
        applyPayment(payments, values),
        (errors) => mapErrorsToFields(errors, payments, values),
        findUnusualDate(voucher, values) !== null,
      ),
    onSent: () => {
      const amount = formatMoney(values.amount ?? 0);
      showSuccessToast(isNew ? texts.paymentAdded(amount, folio) : texts.paymentChanged(amount, folio));
      onClose();
    },
  });
  const { values }: { values: PaymentFormValues } = form;
  return (
    <FormDialog
      title={isNew ? texts.newPaymentTitle : texts.editPaymentTitle}
      form={form}
      submitLabel={texts.save}
      cancelLabel={texts.back}
      onClose={onClose}
      width={480}
    >
      <div className="surco-payment">
        <p className="surco-payment-voucher">{texts.ofVoucher(folio)}</p>
        <PaymentFields
          values={values}
          balance={balance}
          errors={Object.fromEntries(validate(values).map(({ path, message }) => [path, message]))}
          onChange={form.setValues}
        />
        <dl className="surco-payment-balance" aria-live="polite">
          <div>
            <dt>{texts.currentBalance}</dt>
            <dd>{formatMoney(balance)}</dd>
          </div>
          <div>
            <dt>{texts.balanceAfterPayment}</dt>
            <dd>{formatMoney(calculateBalanceAfterPayment(payable, values))}</dd>
          </div>
        </dl>
      </div>
      {dialog}
    </FormDialog>
  );
}
