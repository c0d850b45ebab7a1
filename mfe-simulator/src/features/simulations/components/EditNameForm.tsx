import { useState } from 'react';
import { texts } from '../texts';
import { SaveCancelForm } from './SaveCancelForm';
import { NameField } from './NameField';

interface Props {
  id: string;
  name: string;
  onSave: (name: string) => Promise<boolean>;
  onClose: () => void;
}

/** Renames a simulation in place. */
export function EditNameForm({ id, name: initialName, onSave, onClose }: Props) {
  const [name, setName] = useState(initialName);
  const [error, setError] = useState<string>();
  const save = async (): Promise<boolean> => {
    if (name.trim()) return onSave(name.trim());
    setError(texts.nameMissing);
    return false;
  };
  return (
    <SaveCancelForm onSave={save} onClose={onClose}>
      <NameField name={`simulation.${id}.name`} value={name} error={error} onChange={setName} />
    </SaveCancelForm>
  );
}
