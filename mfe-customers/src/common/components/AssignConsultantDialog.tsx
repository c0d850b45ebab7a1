import { collectFieldErrors, type CustomerDetail } from '@surco/shared/contract';
import { formatCustomerName, formatFullName } from '@surco/shared/domain';
import { showSuccessToast } from '@surco/shared/platform';
import { FormDialog } from '@surco/shared/ui/dialog';
import { Field } from '@surco/shared/ui/fields';
import { FormSection, useForm } from '@surco/shared/ui/form';
import { MissingOptions } from '@surco/shared/ui/next-step';
import { RemoteSelect } from '@surco/shared/ui/select';
import { loadActiveConsultants, findConsultant } from '../api/consultantOptions';
import type { ActionableCustomer, VersionedRecord } from '../model/statusQuestions';

interface Props {
  customer: ActionableCustomer;
  assign: (customer: VersionedRecord, consultantId: string) => Promise<CustomerDetail>;
  onClose: () => void;
}

/** Assigns a customer to another consultant. */
export function AssignConsultantDialog({ customer, assign, onClose }: Props) {
  const name = formatCustomerName(customer);
  const form = useForm({
    toFormValues: () => ({ consultantId: customer.consultantId ?? '' }),
    validate: ({ consultantId }) =>
      collectFieldErrors([
        ['consultantId', ['', customer.consultantId].includes(consultantId) && 'Elija a otro consultor.'],
      ]),
    send: ({ consultantId }) => assign(customer, consultantId),
    onSent: ({ consultant }) => {
      showSuccessToast(`${name} quedó asignado a ${consultant ? formatFullName(consultant) : ''}`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`¿A quién se asigna ${name}?`}
      form={form}
      submitLabel="Asignar"
      cancelLabel="Volver"
      onClose={onClose}
      width={440}
    >
      <FormSection help="El nuevo consultor atiende al cliente desde ahora; las ventas y DKbonos ya hechos siguen siendo de quien los hizo.">
        <Field name="consultantId" label="Consultor" required>
          {(controlProps, invalid) => (
            <RemoteSelect
              {...controlProps}
              invalid={invalid}
              load={loadActiveConsultants}
              find={findConsultant}
              value={form.values.consultantId || null}
              onChange={(option) => form.setValues({ consultantId: option?.value ?? '' })}
              missing={<MissingOptions of="consultants" />}
            />
          )}
        </Field>
      </FormSection>
    </FormDialog>
  );
}
