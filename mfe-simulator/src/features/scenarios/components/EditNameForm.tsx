import { useState } from 'react';
import { texts } from '../texts';
import { InlineEditForm } from './InlineEditForm';
import { NameField } from './NameField';

interface Props {
  id: string;
  name: string;
  onSave: (name: string) => Promise<boolean>;
  onClose: () => void;
}

/** Renames a scenario in place. */
export function EditNameForm({ id, name: before, onSave, onClose }: Props) {
  const [name, setName] = useState(before);
  const [problem, setProblem] = useState<string>();
  const save = async (): Promise<boolean> => {
    if (name.trim()) return onSave(name.trim());
    setProblem(texts.nameMissing);
    return false;
  };
  return (
    <InlineEditForm onSave={save} onClose={onClose}>
      <NameField name={`scenario.${id}.name`} value={name} error={problem} onChange={setName} />
    </InlineEditForm>
  );
}
