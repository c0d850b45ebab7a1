import { useCall } from '@surco/shared/platform';
import { ChoiceField } from '@surco/shared/ui/choice-field';
import { FigureField } from '@surco/shared/ui/figure-field';
import { FormSection } from '@surco/shared/ui/form-page';
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
      <ChoiceField
        name="productionTypeId"
        label={labels.productionType}
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
      <FigureField
        name="hectares"
        label={labels.hectares}
        decimals={2}
        suffix="ha"
        value={draft.hectares}
        onChange={(hectares) => set({ hectares })}
      />
      <FigureField
        name="herdSize"
        label={labels.herdSize}
        suffix="cabezas"
        value={draft.herdSize}
        onChange={(herdSize) => set({ herdSize })}
      />
    </FormSection>
  );
}
