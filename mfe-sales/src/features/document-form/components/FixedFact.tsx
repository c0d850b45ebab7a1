import { Field } from '@surco/shared/ui/field';

interface Props {
  name: string;
  label: string;
  /** Undefined while it loads. */
  value: string | undefined;
  detail?: string;
}

/** A field that another document has decided. */
export const FixedFact = ({ name, label, value = '…', detail }: Props) => (
  <Field name={name} label={label} help={detail}>
    {(wired) => (
      <output {...wired} tabIndex={-1} className="surco-sale-fact">
        {value}
      </output>
    )}
  </Field>
);
