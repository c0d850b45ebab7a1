import { Field } from '@surco/shared/ui/fields';

interface Props {
  name: string;
  label: string;
  /** Undefined while it loads. */
  value: string | undefined;
  detail?: string;
}

/** A read-only field: its value is fixed by a DKbono, the edited document or the consultant's distributor. */
export const ReadOnlyField = ({ name, label, value = '…', detail }: Props) => (
  <Field name={name} label={label} help={detail}>
    {(controlProps) => (
      <output {...controlProps} tabIndex={-1} className="surco-sale-read-only">
        {value}
      </output>
    )}
  </Field>
);
