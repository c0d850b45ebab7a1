import type { Inventory } from '@surco/shared/contract';
import { formatNumber } from '@surco/shared/domain/formats';
import { call, useNavigate, useSearchParams } from '@surco/shared/platform';
import { Field } from '@surco/shared/ui/field';
import { FormSection } from '@surco/shared/ui/form-page';
import type { RemoteOption } from '@surco/shared/ui/option';
import { RemoteSelect } from '@surco/shared/ui/remote-select';
import { useCallback } from 'react';

interface Props {
  /** Where the inventory that is chosen is to be seen. */
  pathOf: (id: string) => string;
}

const texts = {
  title: 'Seleccione un inventario',
  label: 'Inventario',
  help: 'Se busca por clave o nombre del producto.',
  placeholder: 'Escriba una clave o un producto',
} as const;

const MATCHES = 20;

const toOption = ({ id, product, season, distributor, available }: Inventory): RemoteOption<Inventory> => ({
  value: id,
  label: `${product.code} · ${season.name} · ${distributor.name} (${formatNumber(available)} disponibles)`,
});

/** Stands where an address names no inventory; one of a season alone, if the address names that. */
export function InventoryPicker({ pathOf }: Props) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const seasonId = search.get('seasonId') ?? undefined;
  const load = useCallback(
    async (text: string) => {
      const query = { page: 1, size: MATCHES, sort: 'code', seasonId, ...(text ? { search: text } : {}) };
      return (await call('GET /inventories', { query })).data.map(toOption);
    },
    [seasonId],
  );
  return (
    <FormSection title={texts.title}>
      <Field name="inventoryId" label={texts.label} help={texts.help}>
        {(wired) => (
          <RemoteSelect<Inventory>
            {...wired}
            value={null}
            load={load}
            placeholder={texts.placeholder}
            onChange={(option) => option && void navigate(pathOf(option.value))}
          />
        )}
      </Field>
    </FormSection>
  );
}
