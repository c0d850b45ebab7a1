import type { Season, TargetGrid, TargetProposal } from '@surco/shared/contract';
import { formatMoney, formatNumber, type TargetMeasure } from '@surco/shared/domain';
import { showSuccessToast } from '@surco/shared/platform';
import { EmptyState } from '@surco/shared/ui/feedback';
import { useNextStep } from '@surco/shared/ui/next-step';
import { FormPage, FormTotals, useForm } from '@surco/shared/ui/form';
import { type ReactNode, useState } from 'react';
import { useSaveTargets } from '../api/useSaveTargets';
import {
  applyTargets,
  listChangedKeys,
  rebaseChanges,
  replaceTargets,
  sumTypedTargets,
  type TargetFormValues,
  toFormValues,
  validateTargetForm,
} from '../model/targetForm';
import { texts } from '../texts';
import { CopySection } from './CopySection';
import { TargetFileSection } from './TargetFileSection';
import { TargetTable } from './TargetTable';

interface Props {
  grid: TargetGrid;
  seasons: readonly Season[];
  measure: TargetMeasure;
  /** The choice of season, rows and measure. */
  children: ReactNode;
}

const formatSum = (grid: TargetGrid, values: TargetFormValues, measure: TargetMeasure): string => {
  const { bags, total } = sumTypedTargets(grid, values);
  return measure === 'bags' ? formatNumber(bags ?? 0) : formatMoney(total ?? '0.00');
};

/** Changes the targets of a season by hand, from another season, a file or a spreadsheet; the table is the preview. */
export function TargetForm({ grid: loaded, seasons, measure, children }: Props) {
  const [grid, setGrid] = useState(loaded);
  const nextStep = useNextStep(loaded.owner === 'consultant' ? 'consultants' : 'zones');
  const save = useSaveTargets();
  const form = useForm<TargetFormValues, TargetGrid, Awaited<ReturnType<typeof save>>>({
    record: loaded,
    toFormValues,
    validate: (values) => validateTargetForm(values, grid),
    send: (values) =>
      save(grid, values, (stored) => {
        setGrid(stored);
        form.reset(stored, rebaseChanges(grid, stored, values));
      }),
    onSent: ({ grid: saved, count }) => {
      showSuccessToast(texts.saved(count));
      setGrid(saved);
      form.reset(saved);
    },
    isUnsaved: (values) => listChangedKeys(grid, values).length > 0,
  });
  const { values } = form;
  const fillWith =
    (change: typeof applyTargets) =>
    (proposed: TargetProposal['cells']): number => {
      const { cells, count } = change(values.cells, grid, proposed);
      form.setValues({ cells });
      return count;
    };
  if (grid.rows.length === 0)
    return (
      <>
        {children}
        <EmptyState text={texts.noOwners[grid.owner]} action={nextStep.action} />
      </>
    );
  return (
    <FormPage
      form={form}
      submitLabel={texts.save}
      submitOnEnter={false}
      totals={
        <FormTotals
          items={[
            { label: texts.changed, value: formatNumber(listChangedKeys(grid, values).length), hideOnPhone: true },
            { label: texts.sum, value: formatSum(grid, values, measure), strong: true },
          ]}
        />
      }
    >
      {children}
      <CopySection grid={grid} seasons={seasons} onPropose={fillWith(replaceTargets)} />
      <TargetFileSection grid={grid} onRead={fillWith(applyTargets)} />
      <TargetTable grid={grid} values={values} measure={measure} updateValues={form.updateValues} />
    </FormPage>
  );
}
