import type { ClientDetail } from '@surco/shared/contract';
import { customerName } from '@surco/shared/domain/names';
import { errorText, notifySuccess } from '@surco/shared/platform';
import { Field } from '@surco/shared/ui/field';
import type { Option } from '@surco/shared/ui/option';
import { RemoteSelect } from '@surco/shared/ui/remote-select';
import { useDiscard } from '@surco/shared/ui/use-discard';
import { Modal } from 'antd';
import { useState } from 'react';
import { activeConsultants, findConsultant } from '../../../state/consultants';
import type { Seen } from '../api/customerMoves';
import type { Movable } from '../model/questions';

interface Props {
  customer: Movable;
  assign: (customer: Seen, consultantId: string) => Promise<ClientDetail>;
  onClose: () => void;
}

/** Gives a customer to another consultant, who sees it from then on. */
export function AssignDialog({ customer, assign, onClose }: Props) {
  const name = customerName(customer);
  const [chosen, setChosen] = useState<Option | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const unchanged = !chosen || chosen.value === customer.consultantId;
  const { close, question } = useDiscard(!unchanged, onClose);
  const send = async (): Promise<void> => {
    if (unchanged) return setFailure('Elija a otro consultor.');
    setBusy(true);
    setFailure(undefined);
    try {
      await assign(customer, chosen.value);
      notifySuccess(`${name} quedó asignado a ${chosen.label}`);
      onClose();
    } catch (error) {
      setFailure(errorText(error));
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={`¿A quién se asigna ${name}?`}
      okText="Asignar"
      cancelText="Volver"
      confirmLoading={busy}
      cancelButtonProps={{ disabled: busy }}
      closable={!busy}
      mask={{ closable: !busy }}
      keyboard={!busy}
      onOk={() => void send()}
      onCancel={close}
      width={440}
      centered
    >
      <p>
        El nuevo consultor atiende al cliente desde ahora; las ventas y DKbonos ya hechos siguen siendo de quien los
        hizo.
      </p>
      <Field name="consultantId" label="Consultor" required error={failure}>
        {(wired, invalid) => (
          <RemoteSelect
            {...wired}
            invalid={invalid}
            load={activeConsultants}
            find={findConsultant}
            value={chosen?.value ?? customer.consultantId}
            onChange={(option) => {
              setFailure(undefined);
              setChosen(option);
            }}
          />
        )}
      </Field>
      {question}
    </Modal>
  );
}
