import { type FormEvent, useState } from 'react';
import { texts } from '../texts';
import { NameField } from './NameField';

interface Props {
  id: string;
  name: string;
  onSave: (name: string) => Promise<boolean>;
  onClose: () => void;
}

/** Another name for a scenario, where it stands. */
export function EditName({ id, name: before, onSave, onClose }: Props) {
  const [name, setName] = useState(before);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!name.trim()) return setProblem(texts.nameMissing);
    setBusy(true);
    if (await onSave(name.trim())) onClose();
    else setBusy(false);
    return undefined;
  };
  return (
    <form className="surco-scen-form" noValidate onSubmit={(event) => void save(event)}>
      <NameField name={`scenario.${id}.name`} value={name} error={problem} onChange={setName} />
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
