import { paymentMethodLabels, paymentMethods } from '@surco/shared/contract/statuses';
import { compareMoney, limits, type Money, needsReference } from '@surco/shared/domain';
import { ChoiceField } from '@surco/shared/ui/choice-field';
import { DateField } from '@surco/shared/ui/date-field';
import { Field } from '@surco/shared/ui/field';
import { NumberField } from '@surco/shared/ui/number-field';
import { TextField } from '@surco/shared/ui/text-field';
import { Button } from 'antd';
import { today } from '../../../state/supporting';
import type { PaymentDraft } from './draft';
import { texts } from './texts';

interface Props {
  draft: PaymentDraft;
  owed: Money;
  /** What is wrong with it as it stands, by field. */
  live: Readonly<Partial<Record<string, string>>>;
  set: (change: Partial<PaymentDraft>) => void;
}

const METHODS = paymentMethods.map((value) => ({ value, label: paymentMethodLabels[value] }));

const toMethod = (value: string): PaymentDraft['method'] => paymentMethods.find((method) => method === value) ?? '01';

export const PaymentFields = ({ draft, owed, live, set }: Props) => (
  <>
    <Field name="amount" label={texts.amount} required error={draft.amount === null ? undefined : live.amount}>
      {(wired, invalid) => (
        <NumberField
          {...wired}
          invalid={invalid}
          decimals={2}
          prefix="$"
          value={draft.amount}
          onChange={(amount) => set({ amount })}
        />
      )}
    </Field>
    {draft.id === null && compareMoney(owed, '0') > 0 && (
      <Button type="link" className="surco-payment-all" onClick={() => set({ amount: Number(owed) })}>
        {texts.all}
      </Button>
    )}
    <Field name="date" label={texts.date} required error={live.date}>
      {(wired, invalid) => (
        <DateField {...wired} invalid={invalid} value={draft.date} max={today()} onChange={(date) => set({ date })} />
      )}
    </Field>
    <ChoiceField
      name="method"
      label={texts.method}
      required
      value={draft.method}
      options={METHODS}
      onChange={(method) => set({ method: toMethod(method) })}
    />
    <TextField
      name="reference"
      label={texts.reference}
      required={needsReference(draft.method)}
      help={needsReference(draft.method) ? texts.referenceHelp : undefined}
      maxLength={limits.reference.maxLength}
      value={draft.reference}
      onChange={(reference) => set({ reference })}
    />
  </>
);
