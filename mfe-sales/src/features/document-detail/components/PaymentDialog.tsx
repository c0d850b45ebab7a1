import { calculatePayableTotal, formatMoney } from '@surco/shared/domain';
import { getToday, showToast } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { FormDialog } from '@surco/shared/ui/dialog';
import { DraftNotice } from '@surco/shared/ui/draft';
import { type Form, useForm } from '@surco/shared/ui/form';
import { getPaymentFormKey, useOutboxItems } from '@surco/shared/ui/outbox';
import {
  createEmptyPaymentValues,
  findUnusualDate,
  calculateBalanceAfterPayment,
  readPaymentValues,
  validatePaymentForm,
  type PaymentFormValues,
} from '../../../common/model/paymentFormValues';
import { createDateQuestion } from '../../../common/model/createDateQuestion';
import { calculatePendingBalance, listPendingPayments } from '../../../common/model/pendingPayments';
import { useDialogDraft, useDraftDialog } from '../../../common/hooks/useDraftDialog';
import { PaymentFields } from '../../../common/components/PaymentFields';
import { PhotoPicker } from '../../../common/components/PhotoPicker';
import { getReceiptPath } from '../../../paths';
import { texts } from '../paymentTexts';
import { useAddPayment } from '../api/useAddPayment';
import type { PayableDocument } from '../model/payableDocument';

interface Props {
  voucher: PayableDocument;
  onClose: () => void;
}

/** A new payment of a DKbono, with the balance before and after it. Those that wait on this device count, too. */
export function PaymentDialog({ voucher, onClose }: Props) {
  const { initialValues, leave } = useDraftDialog(readPaymentValues, createEmptyPaymentValues(getToday()));
  const close = (): void => {
    onClose();
    leave();
  };
  return initialValues && <PaymentForm voucher={voucher} initialValues={initialValues} onClose={close} />;
}

function PaymentForm({ voucher, initialValues, onClose }: Props & { initialValues: PaymentFormValues }) {
  const { id, folio } = voucher;
  const items = useOutboxItems();
  const add = useAddPayment(voucher);
  const { confirm, dialog } = useConfirm();
  const form: Form<PaymentFormValues, null> = useForm<
    PaymentFormValues,
    null,
    { paymentId: string | undefined } | null
  >({
    toFormValues: () => initialValues,
    validate: (values) => validate(values),
    confirmSubmit: async (values) => {
      const unusualDate = findUnusualDate(voucher, values);
      return unusualDate === null || confirm(createDateQuestion([unusualDate]));
    },
    send: (values) => add(values, findUnusualDate(voucher, values) !== null, form.draft.submit),
    onSent: (sent) => {
      if (sent)
        showToast({
          severity: 'success',
          summary: texts.paymentAdded(formatMoney(values.amount), folio),
          ...(sent.paymentId && { link: { label: texts.seeReceipt, to: getReceiptPath(id, sent.paymentId) } }),
        });
      onClose();
    },
    draft: { formKey: getPaymentFormKey(id), parse: readPaymentValues },
  });
  const { values } = form;
  const endDraft = useDialogDraft(form, {
    initialValues,
    formatLabel: ({ amount }) => texts.draftLabel(formatMoney(amount || 0), folio),
    record: ['voucherId', id],
  });
  const close = (): void => {
    endDraft();
    onClose();
  };
  const pending = listPendingPayments(items, id, form.draft.getId());
  const payments = [...voucher.payments, ...pending];
  const payable = { total: calculatePayableTotal(voucher), payments };
  const balance = calculatePendingBalance(voucher.balance, pending);
  const validate = (current: PaymentFormValues) => validatePaymentForm(payable, current, getToday());
  const errors = [...(form.draft.refusal?.details ?? []), ...validate(values)];
  return (
    <FormDialog
      title={texts.newPaymentTitle}
      form={form}
      submitLabel={texts.save}
      cancelLabel={texts.back}
      onClose={close}
      width={480}
    >
      <div className="surco-payment">
        <DraftNotice draft={form.draft} />
        <p className="surco-payment-voucher">{folio ? texts.ofVoucher(folio) : texts.ofPendingVoucher}</p>
        <PaymentFields
          values={values}
          balance={balance}
          errors={Object.fromEntries(errors.map(({ path, message }) => [path, message]))}
          onChange={form.setValues}
        />
        <PhotoPicker
          photos={values.photos ?? []}
          onChange={(change) => form.updateValues((current) => ({ ...current, photos: change(current.photos ?? []) }))}
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
