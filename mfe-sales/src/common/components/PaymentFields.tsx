import {
  compareMoney,
  type Money,
  needsReference,
  type PaymentMethod,
  paymentMethodLabels,
  paymentMethods,
} from '@surco/shared/domain';
import { paymentFields as fields } from '@surco/shared/records/payment';
import { getToday } from '@surco/shared/platform';
import { ChoiceField, Field } from '@surco/shared/ui/fields';
import { DateInput, NumberInput, TextField } from '@surco/shared/ui/inputs';
import { Button } from 'antd';
import { DEFAULT_PAYMENT_METHOD, type PaymentFormValues } from '../model/paymentFormValues';
import { paymentFieldTexts as texts } from '../model/paymentFieldTexts';
import './payments.css';

interface Props {
  values: PaymentFormValues;
  balance: Money;
  /** Before the names of the fields, in a form that has others of these names: `firstPayment.`. */
  path?: string;
  /** Without an amount there is no payment, so only the amount is shown. */
  isOptional?: boolean;
  /** Messages that are shown while typing; the fields find those of the surrounding form by their names. */
  errors?: Readonly<Partial<Record<string, string>>>;
  onChange: (change: Partial<PaymentFormValues>) => void;
}

const METHODS = paymentMethods.map((value) => ({ value, label: paymentMethodLabels[value] }));

const toMethod = (value: string): PaymentMethod =>
  paymentMethods.find((method) => method === value) ?? DEFAULT_PAYMENT_METHOD;

/** Date, method and reference. */
const OtherFields = ({ values, path = '', errors = {}, onChange }: Omit<Props, 'balance' | 'isOptional'>) => (
  <>
    <Field name={`${path}date`} label={fields.date.label} required error={errors.date}>
      {(controlProps, invalid) => (
        <DateInput
          {...controlProps}
          invalid={invalid}
          value={values.date}
          max={getToday()}
          onChange={(date) => onChange({ date })}
        />
      )}
    </Field>
    <ChoiceField
      name={`${path}method`}
      label={fields.method.label}
      required
      value={values.method}
      options={METHODS}
      onChange={(method) => onChange({ method: toMethod(method) })}
    />
    <TextField
      name={`${path}reference`}
      label={fields.reference.label}
      required={needsReference(values.method)}
      help={needsReference(values.method) ? texts.referenceHelp : undefined}
      maxLength={fields.reference.maxLength}
      value={values.reference}
      onChange={(reference) => onChange({ reference })}
    />
  </>
);

export const PaymentFields = ({ values, balance, path = '', isOptional = false, errors = {}, onChange }: Props) => (
  <>
    <Field
      name={`${path}amount`}
      label={fields.amount.label}
      required={!isOptional}
      error={values.amount === null ? undefined : errors.amount}
    >
      {(controlProps, invalid) => (
        <NumberInput
          {...controlProps}
          invalid={invalid}
          decimals={2}
          prefix="$"
          value={values.amount}
          onChange={(amount) => onChange({ amount })}
        />
      )}
    </Field>
    {values.id === null && compareMoney(balance, '0') > 0 && (
      <Button type="link" className="surco-payment-all" onClick={() => onChange({ amount: Number(balance) })}>
        {texts.payFullBalance}
      </Button>
    )}
    {(!isOptional || values.amount !== null) && <OtherFields {...{ values, path, errors, onChange }} />}
  </>
);
