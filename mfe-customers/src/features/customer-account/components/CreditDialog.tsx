import type { Statement } from '@surco/shared/contract';
import {
  compareMoney,
  formatCustomerName,
  formatMoney,
  needsReference,
  type PaymentMethod,
  paymentMethodLabels,
  paymentMethods,
} from '@surco/shared/domain';
import { call, getToday, showSuccessToast, useCachePatch, useIdempotencyKey } from '@surco/shared/platform';
import { paymentFields as fields } from '@surco/shared/records/payment';
import { useConfirm } from '@surco/shared/ui/confirm';
import { FormDialog } from '@surco/shared/ui/dialog';
import { ChoiceField } from '@surco/shared/ui/fields';
import { FormSection, useForm } from '@surco/shared/ui/form';
import { DateField, NumberField, TextField } from '@surco/shared/ui/inputs';
import { Button } from 'antd';
import {
  createCreditUseValues,
  type CreditUseKind,
  type CreditUseValues,
  getMaxUse,
  toCreditBody,
  validateCredit,
} from '../model/creditUse';
import { creditTexts as texts } from '../texts';

type AccountVoucher = Statement['documents'][number];

export interface CreditDialogProps {
  kind: CreditUseKind;
  /** The cancelled DKbono that the credit is of. */
  source: AccountVoucher;
  /** The DKbonos that it can be applied to. */
  targets: readonly AccountVoucher[];
  customer: Statement['customer'];
  onClose: () => void;
}

const METHODS = paymentMethods.map((value) => ({ value, label: paymentMethodLabels[value] }));
const isMethod = (value: string): value is PaymentMethod => paymentMethods.some((method) => method === value);

/** applies credit to another DKbono of the customer, or records that it was returned, after a question. */
export function CreditDialog({ kind, source, targets, customer, onClose }: CreditDialogProps) {
  const isApplying = kind === 'apply';
  const { confirm, dialog } = useConfirm();
  const { refresh } = useCachePatch();
  const getIdempotencyKey = useIdempotencyKey();
  const findTarget = ({ voucherId }: CreditUseValues) =>
    isApplying ? targets.find(({ id }) => id === voucherId) : undefined;
  const form = useForm({
    toFormValues: () => createCreditUseValues(targets.length === 1 ? (targets[0]?.id ?? '') : '', getToday()),
    validate: (values) =>
      validateCredit(kind, getMaxUse(source, findTarget(values)), values, {
        today: getToday(),
        missingTarget: texts.missingTarget,
      }),
    confirmSubmit: async ({ amount }) =>
      isApplying ||
      confirm({
        title: texts.question(formatMoney(amount), formatCustomerName(customer)),
        text: texts.questionText(source.folio),
        confirmLabel: texts.giveBackSubmit,
      }),
    send: (values) => {
      const body = toCreditBody(kind, values);
      const options = { idempotencyKey: getIdempotencyKey(body) };
      return call('POST /vouchers/{id}/credits', { params: { id: source.id }, body }, options);
    },
    onSent: () => {
      const amount = formatMoney(form.values.amount);
      const target = findTarget(form.values);
      showSuccessToast(target ? texts.applied(amount, target.folio) : texts.givenBack(amount));
      void refresh(
        'GET /clients/{id}/statement',
        'GET /clients/{id}',
        'GET /vouchers',
        'GET /vouchers/totals',
        'GET /vouchers/{id}',
        'GET /sales/{id}',
      );
      onClose();
    },
  });
  const { values, bindField }: { values: CreditUseValues; bindField: typeof form.bindField } = form;
  const max = getMaxUse(source, findTarget(values));
  return (
    <FormDialog
      title={isApplying ? texts.applyTitle : texts.giveBackTitle}
      form={form}
      submitLabel={isApplying ? texts.applySubmit : texts.giveBackSubmit}
      cancelLabel={texts.back}
      onClose={onClose}
      width={480}
    >
      <FormSection help={isApplying ? texts.applyHelp : texts.giveBackHelp}>
        <p className="surco-account-source">{texts.from(source.folio, formatMoney(source.credit))}</p>
        {isApplying && (
          <ChoiceField
            {...bindField('voucherId')}
            label={texts.target}
            required
            placeholder={texts.targetPlaceholder}
            options={targets.map(({ id, folio, balance }) => ({
              value: id,
              label: texts.targetOption(folio, formatMoney(balance)),
            }))}
          />
        )}
        <NumberField {...bindField('amount')} label={fields.amount.label} required decimals={2} prefix="$" />
        {compareMoney(max, '0') > 0 && (
          <Button type="link" className="surco-account-all" onClick={() => form.setValues({ amount: Number(max) })}>
            {texts.allOf(formatMoney(max))}
          </Button>
        )}
        {!isApplying && (
          <>
            <DateField {...bindField('date')} label={fields.date.label} required max={getToday()} />
            <ChoiceField
              name="method"
              label={fields.method.label}
              required
              value={values.method}
              options={METHODS}
              onChange={(method) => isMethod(method) && form.setValues({ method })}
            />
            <TextField
              {...bindField('reference')}
              label={fields.reference.label}
              required={needsReference(values.method)}
              maxLength={fields.reference.maxLength}
            />
          </>
        )}
      </FormSection>
      {dialog}
    </FormDialog>
  );
}
