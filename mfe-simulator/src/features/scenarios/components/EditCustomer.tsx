import { type FormEvent, useState } from 'react';
import { texts } from '../texts';
import { CustomerField } from './CustomerField';

interface Props {
  id: string;
  clientId: string | null;
  onSave: (clientId: string | null) => Promise<boolean>;
  onClose: () => void;
}

/** Whose scenario it is; nobody's when the choice is taken back. */
export function EditCustomer({ id, clientId: before, onSave, onClose }: Props) {
  const [clientId, setClientId] = useState(before);
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    if (await onSave(clientId)) onClose();
    else setBusy(false);
  };
  return (
    <form className="surco-scen-form" noValidate onSubmit={(event) => void save(event)}>
      <CustomerField name={`scenario.${id}.clientId`} value={clientId} onChange={setClientId} />
      <div className="surco-scen-actions">
        <button type="submit" className="surco-button surco-button-primary" disabled={busy}>
          {texts.save}
        </button>
        <button type="button" className="surco-button" onClick={onClose}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}
