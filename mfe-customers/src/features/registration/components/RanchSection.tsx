import { useCall } from '@surco/shared/platform';
import { Field } from '@surco/shared/ui/field';
import { FormSection } from '@surco/shared/ui/form-page';
import { NativeSelect } from '@surco/shared/ui/native-select';
import { NumberField } from '@surco/shared/ui/number-field';
import { texts } from '../texts';
import type { SectionProps } from './fields';

const ACTIVE = { active: true, page: 1, size: 'all' } as const;

/** What is raised and sown; all of it may stay empty. */
export function RanchSection({ draft, set }: SectionProps) {
  const { data } = useCall('GET /production-types', { query: ACTIVE });
  const types = data?.data.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return (
    <FormSection title={texts.ranch} help={texts.optional} columns={2}>
      <Field name="productionTypeId" label={texts.productionType}>
        {(wired, invalid) => (
          <NativeSelect
            {...wired}
            invalid={invalid}
            options={types}
            placeholder={texts.productionTypeNone}
            value={draft.productionTypeId}
            onChange={(productionTypeId) => set({ productionTypeId })}
          />
        )}
      </Field>
      <Field name="hectares" label={texts.hectares}>
        {(wired, invalid) => (
          <NumberField
            {...wired}
            invalid={invalid}
            decimals={2}
            suffix="ha"
            value={draft.hectares}
            onChange={(hectares) => set({ hectares })}
          />
        )}
      </Field>
      <Field name="herdSize" label={texts.herdSize}>
        {(wired, invalid) => (
          <NumberField
            {...wired}
            invalid={invalid}
            suffix="cabezas"
            value={draft.herdSize}
            onChange={(herdSize) => set({ herdSize })}
          />
        )}
      </Field>
    </FormSection>
  );
}
