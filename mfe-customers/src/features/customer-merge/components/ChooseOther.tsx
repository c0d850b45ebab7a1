import { formatCustomerName, formatPhone } from '@surco/shared/domain';
import { call, Navigate, useCall } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/detail';
import { Field, type LoadOptions } from '@surco/shared/ui/fields';
import { FormSection } from '@surco/shared/ui/form';
import { RemoteSelect } from '@surco/shared/ui/select';
import { useCallback } from 'react';
import { customersBackLink, getCustomerPath } from '../../../paths';
import { texts } from '../texts';

interface Props {
  /** The customer of the page. */
  id: string;
  onChoose: (id: string) => void;
}

/** Searches the customer to merge with. */
export function ChooseOther({ id, onChoose }: Props) {
  const response = useCall('GET /clients/{id}', { params: { id } }, { keepPreviousData: false });
  const load: LoadOptions = useCallback(
    async (search) => {
      const { data } = await call('GET /clients', { query: { search, page: 1, size: 50, sort: 'name' } });
      return data
        .filter((customer) => customer.id !== id)
        .map((customer) => ({
          value: customer.id,
          label: `${formatCustomerName(customer)} · ${formatPhone(customer.phone)} · ${customer.locality.name}`,
        }));
    },
    [id],
  );
  return (
    <RecordState response={response} back={customersBackLink}>
      {(customer) =>
        customer.id === id ? (
          <FormSection title={texts.otherSection(formatCustomerName(customer))} help={texts.otherHelp}>
            <Field name="mergedId" label={texts.other} required>
              {(control, invalid) => (
                <RemoteSelect
                  {...control}
                  invalid={invalid}
                  load={load}
                  value={null}
                  onChange={(option) => option && onChoose(option.value)}
                />
              )}
            </Field>
          </FormSection>
        ) : (
          // The customer of the page was merged into this one.
          <Navigate to={getCustomerPath(customer.id)} replace />
        )
      }
    </RecordState>
  );
}
