import { useCall } from '@surco/shared/platform';
import { Field } from '@surco/shared/ui/field';
import { FormSection } from '@surco/shared/ui/form-page';
import { NativeSelect } from '@surco/shared/ui/native-select';
import { NumberField } from '@surco/shared/ui/number-field';
import type { Option } from '@surco/shared/ui/option';
import { labels } from '../texts';
import type { SectionProps } from './fields';

const ACTIVE = { active: true, page: 1, size: 'all' } as const;

interface Props extends SectionProps {
  /** A type that the record has, though it may be offered no more. */
  kept?: Option;
}

/** What is raised and sown; all of it may stay empty. */
export function RanchSection({ draft, set, words, kept }: Props) {
  const { data } = useCall('GET /production-types', { query: ACTIVE });
  const active = data?.data.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const types = kept && !active.some(({ value }) => value === kept.value) ? [...active, kept] : active;
  return (
    <FormSection title={words.ranch} help={words.ranchHelp} columns={2}>
      <Field name="productionTypeId" label={labels.productionType}>
        {(wired, invalid) => (
          <NativeSelect
            {...wired}
            invalid={invalid}
            options={types}
            placeholder={labels.productionTypeNone}
            value={draft.productionTypeId}
            onChange={(id) =>
              set(
                { productionTypeId: id },
                types.find(({ value }) => value === id),
              )
            }
          />
        )}
      </Field>
      <Field name="hectares" label={labels.hectares}>
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
      <Field name="herdSize" label={labels.herdSize}>
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
