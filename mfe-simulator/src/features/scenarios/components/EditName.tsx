import { useState } from 'react';
import { texts } from '../texts';
import { EditForm } from './EditForm';
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
  const [problem, setProblem] = useState<string>();
  const save = async (): Promise<boolean> => {
    if (name.trim()) return onSave(name.trim());
    setProblem(texts.nameMissing);
    return false;
  };
  return (
    <EditForm onSave={save} onClose={onClose}>
      <NameField name={`scenario.${id}.name`} value={name} error={problem} onChange={setName} />
    </EditForm>
  );
}
