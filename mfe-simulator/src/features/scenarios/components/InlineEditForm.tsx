import { type FormEvent, type ReactNode, useState } from 'react';
import { texts } from '../texts';

interface Props {
  /** @returns whether it was saved; the form stays open otherwise */
  onSave: () => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}

/** Inline form for one property of a scenario. */
export function InlineEditForm({ onSave, onClose, children }: Props) {
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    if (await onSave()) onClose();
    else setBusy(false);
  };
  return (
    <form className="surco-scenario-form" noValidate onSubmit={(event) => void save(event)}>
      {children}
      <div className="surco-scenario-actions">
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
