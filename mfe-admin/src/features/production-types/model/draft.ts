import type { ProductionType } from '@surco/shared/contract';
import { formatNumber } from '@surco/shared/domain/formats';
import { limits } from '@surco/shared/domain/limits';
import type { Problem } from '@surco/shared/domain/problem';
import type { ConflictField } from '@surco/shared/ui/version-conflict';
import { figureProblem, optionalFigure, problemsIn, textProblem } from '../../../forms/checks';
import { complaints, texts } from '../texts';

/** What stands in the form, as it is typed. */
export interface TypeDraft {
  readonly name: string;
  readonly defaultIntakeKg: number | null;
  readonly defaultDays: number | null;
  readonly milkKgPerTonneDM: number | null;
  readonly active: boolean;
}

export const draftOf = (type: ProductionType | null): TypeDraft => ({
  name: type?.name ?? '',
  defaultIntakeKg: type?.defaultIntakeKg ?? null,
  defaultDays: type?.defaultDays ?? null,
  milkKgPerTonneDM: type?.milkKgPerTonneDM ?? null,
  active: type?.active ?? true,
});

export const bodyOf = (draft: TypeDraft) => ({
  ...draft,
  name: draft.name.trim(),
  defaultIntakeKg: draft.defaultIntakeKg ?? 0,
  defaultDays: draft.defaultDays ?? 0,
});

const { intakeKg, days, milkMax } = limits.productionType;

/** What is wrong, in the order of the fields, by the rules of the API. */
export const problemsOf = (draft: TypeDraft): Problem[] =>
  problemsIn([
    ['name', textProblem(draft.name, complaints.name, 60)],
    ['defaultIntakeKg', figureProblem(draft.defaultIntakeKg, complaints.intake, { ...intakeKg, unit: 'kg' })],
    ['defaultDays', figureProblem(draft.defaultDays, complaints.days, { ...days, unit: 'días', decimals: 0 })],
    ['milkKgPerTonneDM', optionalFigure(draft.milkKgPerTonneDM, { min: 0.01, max: milkMax, unit: 'kg' })],
  ]);

export const conflictFields: readonly ConflictField<TypeDraft>[] = [
  { label: texts.name, text: ({ name }) => name },
  { label: texts.intake, text: ({ defaultIntakeKg }) => formatNumber(defaultIntakeKg) },
  { label: texts.days, text: ({ defaultDays }) => formatNumber(defaultDays) },
  { label: texts.milk, text: ({ milkKgPerTonneDM }) => formatNumber(milkKgPerTonneDM) },
  { label: texts.active, text: ({ active }) => (active ? texts.yes : texts.no) },
];
