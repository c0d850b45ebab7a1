import { calculatePayableTotal, formatMoney } from '@surco/shared/domain';
import { getToday, showSuccessToast } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { FormDialog } from '@surco/shared/ui/dialog';
import { DraftNotice } from '@surco/shared/ui/draft';
import { type Form, useForm } from '@surco/shared/ui/form';
import { getPaymentFormKey, useOutboxItems } from '@surco/shared/ui/outbox';
import {
  findUnusualDate,
  mapErrorsToFields,
  calculateBalanceAfterPayment,
  readPaymentValues,
  validatePaymentForm,
  type PaymentFormValues,
  applyPayment,
} from '../../../common/model/paymentFormValues';
import { createDateQuestion } from '../../../common/model/createDateQuestion';
import { calculatePendingBalance, listPendingPayments } from '../../../common/model/pendingPayments';
import { PaymentFields } from '../../../common/components/PaymentFields';
import { texts } from '../paymentTexts';
import { useAddPayment } from '../api/useAddPayment';
import type { SavePayments } from '../api/useSavePayments';
import type { PayableDocument } from '../model/payableDocument';

interface Props {
  voucher: PayableDocument;
  /** Values when the dialog opens. */
  initialValues: PaymentFormValues;
  save: SavePayments;
  onClose: () => void;
}

/** One payment of a DKbono, with the balance before and after it. Those that wait on this device count, too. */
export function PaymentDialog({ voucher, initialValues, save, onClose }: Props) {
  const { id, folio } = voucher;
  const isNew = initialValues.id === null;
  const items = useOutboxItems();
  const add = useAddPayment(voucher);
  const { confirm, dialog } = useConfirm();
  const form: Form<PaymentFormValues, null> = useForm<PaymentFormValues, null, 'sent' | 'pending'>({
    toFormValues: () => initialValues,
    validate: (values) => validate(values),
    confirmSubmit: async (values) => {
      const unusualDate = findUnusualDate(voucher, values);
      return unusualDate === null || confirm(createDateQuestion([unusualDate]));
    },
    send: async (values) => {
      const isDateConfirmed = findUnusualDate(voucher, values) !== null;
      if (isNew) return add(values, isDateConfirmed, form.draft.submit);
      const { payments } = voucher;
      const mapErrors = (errors: Parameters<typeof mapErrorsToFields>[0]) =>
        mapErrorsToFields(errors, payments, values);
      await save(applyPayment(payments, values), mapErrors, isDateConfirmed);
      return 'sent';
    },
    onSent: (state) => {
      const amount = formatMoney(values.amount ?? 0);
      if (state === 'sent')
        showSuccessToast(isNew ? texts.paymentAdded(amount, folio) : texts.paymentChanged(amount, folio));
      onClose();
    },
    draft: isNew ? { formKey: getPaymentFormKey(id), parse: readPaymentValues } : undefined,
  });
  const { values } = form;
  const pending = isNew ? listPendingPayments(items, id, form.draft.getId()) : [];
  const payments = [...voucher.payments, ...pending];
  const payable = { total: calculatePayableTotal(voucher), payments };
  const balance = calculatePendingBalance(voucher.balance, pending);
  const validate = (current: PaymentFormValues) => validatePaymentForm(payable, current, getToday());
  const errors = [...(form.draft.refusal?.details ?? []), ...validate(values)];
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
        {isNew && <DraftNotice draft={form.draft} />}
        <p className="surco-payment-voucher">{folio ? texts.ofVoucher(folio) : texts.ofPendingVoucher}</p>
        <PaymentFields
          values={values}
          balance={balance}
          errors={Object.fromEntries(errors.map(({ path, message }) => [path, message]))}
          onChange={form.setValues}
        />
        <dl className="surco-payment-balance" aria-live="polite">
          <div>
            <dt>{pending.length > 0 ? texts.balanceWithPending : texts.currentBalance}</dt>
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
