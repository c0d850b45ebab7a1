import { Field } from '@surco/shared/ui/field';
import { RemoteSelect } from '@surco/shared/ui/remote-select';
import { findCustomer, searchCustomers } from '../api/customers';
import { texts } from '../texts';

export interface CustomerSelectProps {
  /** Names the field among others of its kind. */
  name: string;
  value: string | null;
  help?: string;
  onChange: (id: string | null) => void;
}

/** A customer, searched by what is typed as in the form of a sale. */
export const CustomerSelect = ({ name, value, help, onChange }: CustomerSelectProps) => (
  <Field name={name} label={texts.customer} help={help}>
    {(wired) => (
      <RemoteSelect
        {...wired}
        value={value}
        load={searchCustomers}
        find={findCustomer}
        onChange={(option) => onChange(option?.value ?? null)}
        placeholder={texts.customerSearch}
      />
    )}
  </Field>
);
