import type { Voucher } from '@surco/shared/contract';
import { calculatePayableTotal, formatMoney, limits } from '@surco/shared/domain';
import { getToday, showSuccessToast } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { FormDialog } from '@surco/shared/ui/dialog';
import { useForm } from '@surco/shared/ui/form';
import { TextField } from '@surco/shared/ui/inputs';
import { PaymentFields } from '../../../common/components/PaymentFields';
import { createDateQuestion } from '../../../common/model/createDateQuestion';
import {
  applyPayment,
  findUnusualDate,
  mapErrorsToFields,
  type PaymentFormValues,
  validatePaymentForm,
} from '../../../common/model/paymentFormValues';
import type { SavePayments } from '../api/useSavePayments';
import { texts } from '../paymentTexts';

interface Props {
  voucher: Pick<Voucher, 'folio' | 'date' | 'paid' | 'balance' | 'payments'>;
  /** The recorded payment. */
  initialValues: PaymentFormValues;
  save: SavePayments;
  onClose: () => void;
}

type Values = PaymentFormValues & { readonly reason: string };

/** corrects a recorded payment, with a reason: its receipt is void, and the corrected one has a new receipt. */
export function EditPaymentDialog({ voucher, initialValues, save, onClose }: Props) {
  const { payments, folio, balance } = voucher;
  const payable = { total: calculatePayableTotal(voucher), payments };
  const validate = (values: Values) => [
    ...validatePaymentForm(payable, values, getToday()),
    ...(values.reason.trim() ? [] : [{ path: 'reason', message: texts.editReason.missingText }]),
  ];
  const { confirm, dialog } = useConfirm();
  const form = useForm({
    toFormValues: (): Values => ({ ...initialValues, reason: '' }),
    validate,
    confirmSubmit: async (values) => {
      const unusualDate = findUnusualDate(voucher, values);
      return unusualDate === null || confirm(createDateQuestion([unusualDate]));
    },
    send: ({ reason, ...values }) =>
      save(
        applyPayment(payments, values),
        (errors) => mapErrorsToFields(errors, payments, values),
        findUnusualDate(voucher, values) !== null,
        reason.trim(),
      ),
    onSent: () => {
      showSuccessToast(texts.paymentChanged(formatMoney(form.values.amount), folio));
      onClose();
    },
  });
  const { values }: { values: Values } = form;
  return (
    <FormDialog
      title={texts.editPaymentTitle}
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
        <TextField
          {...form.bindField('reason')}
          label={texts.editReason.label}
          help={texts.editReason.help}
          required
          maxLength={limits.reason.maxLength}
        />
      </div>
      {dialog}
    </FormDialog>
  );
}
