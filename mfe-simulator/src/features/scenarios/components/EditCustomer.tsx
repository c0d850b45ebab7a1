import { useState } from 'react';
import { CustomerField } from './CustomerField';
import { EditForm } from './EditForm';

interface Props {
  id: string;
  clientId: string | null;
  onSave: (clientId: string | null) => Promise<boolean>;
  onClose: () => void;
}

/** Whose scenario it is; nobody's when the choice is taken back. */
export function EditCustomer({ id, clientId: before, onSave, onClose }: Props) {
  const [clientId, setClientId] = useState(before);
  return (
    <EditForm onSave={() => onSave(clientId)} onClose={onClose}>
      <CustomerField name={`scenario.${id}.clientId`} value={clientId} onChange={setClientId} />
    </EditForm>
  );
}
