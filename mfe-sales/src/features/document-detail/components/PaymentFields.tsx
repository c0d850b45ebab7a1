import {
  compareMoney,
  limits,
  type Money,
  needsReference,
  type PaymentMethod,
  paymentMethodLabels,
  paymentMethods,
} from '@surco/shared/domain';
import { getToday } from '@surco/shared/platform';
import { ChoiceField, Field } from '@surco/shared/ui/fields';
import { DateInput, NumberInput, TextField } from '@surco/shared/ui/inputs';
import { Button } from 'antd';
import { DEFAULT_PAYMENT_METHOD, type PaymentFormValues } from '../model/paymentFormValues';
import { texts } from '../paymentTexts';

interface Props {
  values: PaymentFormValues;
  balance: Money;
  /** Validation messages by field. */
  errors: Readonly<Partial<Record<string, string>>>;
  onChange: (change: Partial<PaymentFormValues>) => void;
}

const METHODS = paymentMethods.map((value) => ({ value, label: paymentMethodLabels[value] }));

const toMethod = (value: string): PaymentMethod =>
  paymentMethods.find((method) => method === value) ?? DEFAULT_PAYMENT_METHOD;

export const PaymentFields = ({ values, balance, errors, onChange }: Props) => (
  <>
    <Field name="amount" label={texts.amount} required error={values.amount === null ? undefined : errors.amount}>
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
    <Field name="date" label={texts.date} required error={errors.date}>
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
      name="method"
      label={texts.method}
      required
      value={values.method}
      options={METHODS}
      onChange={(method) => onChange({ method: toMethod(method) })}
    />
    <TextField
      name="reference"
      label={texts.reference}
      required={needsReference(values.method)}
      help={needsReference(values.method) ? texts.referenceHelp : undefined}
      maxLength={limits.reference.maxLength}
      value={values.reference}
      onChange={(reference) => onChange({ reference })}
    />
  </>
);
