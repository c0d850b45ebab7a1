import { useState } from 'react';
import { CustomerField } from './CustomerField';
import { SaveCancelForm } from './SaveCancelForm';

interface Props {
  id: string;
  clientId: string | null;
  onSave: (clientId: string | null) => Promise<boolean>;
  onClose: () => void;
}

/** Assigns a simulation to a customer, or to none. */
export function EditCustomerForm({ id, clientId: initialClientId, onSave, onClose }: Props) {
  const [clientId, setClientId] = useState(initialClientId);
  return (
    <SaveCancelForm onSave={() => onSave(clientId)} onClose={onClose}>
      <CustomerField name={`simulation.${id}.clientId`} value={clientId} onChange={setClientId} />
    </SaveCancelForm>
  );
}
