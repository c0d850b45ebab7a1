import { simulationFields } from '@surco/shared/records/simulation';
import { Field } from '@surco/shared/ui/fields';
import { RemoteSelect } from '@surco/shared/ui/select';
import { findCustomer, searchCustomers } from '../api/customerOptions';
import { texts } from '../texts';

export interface CustomerSelectProps {
  /** Field name, unique on the page. */
  name: string;
  value: string | null;
  help?: string;
  onChange: (id: string | null) => void;
}

/** Customer select with server search. */
export const CustomerSelect = ({ name, value, help, onChange }: CustomerSelectProps) => (
  <Field name={name} label={simulationFields.clientId.label} help={help}>
    {(controlProps) => (
      <RemoteSelect
        {...controlProps}
        value={value}
        load={searchCustomers}
        find={findCustomer}
        onChange={(option) => onChange(option?.value ?? null)}
        placeholder={texts.customerSearch}
      />
    )}
  </Field>
);
