import { type FormEvent, type ReactNode, useState } from 'react';
import { texts } from '../texts';

interface Props {
  /** @returns whether it was saved; the form stays open otherwise */
  onSave: () => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}

/** Fields of a simulation with buttons to save and to cancel; closes once they are saved. */
export function SaveCancelForm({ onSave, onClose, children }: Props) {
  const [isSaving, setIsSaving] = useState(false);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setIsSaving(true);
    if (await onSave()) onClose();
    else setIsSaving(false);
  };
  return (
    <form className="surco-simulation-form" noValidate onSubmit={(event) => void save(event)}>
      {children}
      <div className="surco-simulation-actions">
        <button type="submit" className="surco-button surco-button-primary" disabled={isSaving}>
          {texts.save}
        </button>
        <button type="button" className="surco-button" onClick={onClose}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}
