import type { CustomerDetail } from '@surco/shared/contract';
import { formatCustomerName } from '@surco/shared/domain';
import { getErrorMessage, showSuccessToast } from '@surco/shared/platform';
import { Field, type Option } from '@surco/shared/ui/fields';
import { RemoteSelect } from '@surco/shared/ui/select';
import { useConfirmDiscard } from '@surco/shared/ui/dialog';
import { Modal } from 'antd';
import { useState } from 'react';
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
  const [selected, setSelected] = useState<Option | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string>();
  const isUnchanged = !selected || selected.value === customer.consultantId;
  const { close, dialog } = useConfirmDiscard(!isUnchanged, onClose);
  const send = async (): Promise<void> => {
    if (isUnchanged) return setError('Elija a otro consultor.');
    setIsSending(true);
    setError(undefined);
    try {
      await assign(customer, selected.value);
      showSuccessToast(`${name} quedó asignado a ${selected.label}`);
      onClose();
    } catch (error) {
      setError(getErrorMessage(error));
      setIsSending(false);
    }
  };
  return (
    <Modal
      open
      title={`¿A quién se asigna ${name}?`}
      okText="Asignar"
      cancelText="Volver"
      confirmLoading={isSending}
      cancelButtonProps={{ disabled: isSending }}
      closable={!isSending}
      mask={{ closable: !isSending }}
      keyboard={!isSending}
      onOk={() => void send()}
      onCancel={close}
      width={440}
      centered
    >
      <p>
        El nuevo consultor atiende al cliente desde ahora; las ventas y DKbonos ya hechos siguen siendo de quien los
        hizo.
      </p>
      <Field name="consultantId" label="Consultor" required error={error}>
        {(controlProps, invalid) => (
          <RemoteSelect
            {...controlProps}
            invalid={invalid}
            load={loadActiveConsultants}
            find={findConsultant}
            value={selected?.value ?? customer.consultantId}
            onChange={(option) => {
              setError(undefined);
              setSelected(option);
            }}
          />
        )}
      </Field>
      {dialog}
    </Modal>
  );
}
