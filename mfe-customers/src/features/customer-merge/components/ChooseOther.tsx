import { formatCustomerName, formatPhone } from '@surco/shared/domain';
import { call } from '@surco/shared/platform';
import { Field, type LoadOptions } from '@surco/shared/ui/fields';
import { FormSection } from '@surco/shared/ui/form';
import { RemoteSelect } from '@surco/shared/ui/select';
import { texts } from '../texts';

const loadCustomers: LoadOptions = async (search) => {
  const { data } = await call('GET /clients', { query: { search, page: 1, size: 50, sort: 'name' } });
  return data.map((customer) => ({
    value: customer.id,
    label: `${formatCustomerName(customer)} · ${formatPhone(customer.phone)} · ${customer.locality.name}`,
  }));
};

/** Searches the customer to merge with. */
export const ChooseOther = ({ onChoose }: { onChoose: (id: string) => void }) => (
  <FormSection title={texts.otherSection} help={texts.otherHelp}>
    <Field name="mergedId" label={texts.other} required>
      {(control, invalid) => (
        <RemoteSelect
          {...control}
          invalid={invalid}
          load={loadCustomers}
          value={null}
          onChange={(option) => option && onChoose(option.value)}
        />
      )}
    </Field>
  </FormSection>
);
