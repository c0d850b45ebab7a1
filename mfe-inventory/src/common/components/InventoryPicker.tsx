import { useNavigate, useSearchParams } from '@surco/shared/platform';
import { Field } from '@surco/shared/ui/fields';
import { FormSection } from '@surco/shared/ui/form';
import { MissingOptions } from '@surco/shared/ui/next-step';
import { RemoteSelect } from '@surco/shared/ui/select';
import { useMemo } from 'react';
import { createInventoryLoader } from '../api/inventoryOptions';

interface Props {
  /** The path to open for the selected inventory. */
  getPath: (id: string) => string;
}

const texts = {
  title: 'Elija un inventario',
  label: 'Inventario',
  help: 'Se busca por clave o nombre del producto.',
  placeholder: 'Escriba una clave o un producto',
} as const;

/** Selects an inventory when the path has no id; the query parameter `seasonId` restricts the search. */
export function InventoryPicker({ getPath }: Props) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const seasonId = search.get('seasonId') ?? undefined;
  const loadInventories = useMemo(() => createInventoryLoader(seasonId), [seasonId]);
  return (
    <FormSection title={texts.title}>
      <Field name="inventoryId" label={texts.label} help={texts.help}>
        {(controlProps) => (
          <RemoteSelect
            {...controlProps}
            value={null}
            load={loadInventories}
            placeholder={texts.placeholder}
            missing={<MissingOptions of="inventories" />}
            onChange={(option) => option && void navigate(getPath(option.value))}
          />
        )}
      </Field>
    </FormSection>
  );
}
