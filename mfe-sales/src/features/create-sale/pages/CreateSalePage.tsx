import { limits } from '@surco/shared/domain';
import { FailedState } from '@surco/shared/ui/failed-state';
import { Field } from '@surco/shared/ui/field';
import { FormPage, FormSection } from '@surco/shared/ui/form-page';
import { Input } from 'antd';
import { useReducer } from 'react';
import { today } from '../../../state/supporting';
import { DEFAULT_TAB, tabPath } from '../../../state/tabs';
import { useCreateSale } from '../api/useCreateSale';
import { useSaleOptions } from '../api/useSaleOptions';
import { SaleHead } from '../components/SaleHead';
import { SaleLines } from '../components/SaleLines';
import { SaleTotals } from '../components/SaleTotals';
import { emptyDraft, isDirty } from '../model/draft';
import { draftFigures } from '../model/figures';
import { draftProblems } from '../model/problems';
import { draftReducer } from '../model/reducer';
import { texts } from '../texts';
import '../components/create-sale.css';

/** a consultant sells seed to a customer. */
export default function CreateSalePage() {
  const [draft, dispatch] = useReducer(draftReducer, undefined, () => emptyDraft(today()));
  const options = useSaleOptions(draft);
  const createSale = useCreateSale();
  const { seasonId, distributor, products, parameters, available } = options;
  if (options.failure) return <FailedState error={options.failure} onRetry={options.retry} />;
  const context = { ...options, seasons: options.seasons ?? [], choosesDistributor: distributor.own === undefined };
  return (
    <FormPage
      validate={() => draftProblems(draft, context)}
      onSubmit={() => createSale(draft, seasonId)}
      submitLabel={texts.save}
      unsaved={isDirty(draft)}
      cancelTo={tabPath(DEFAULT_TAB)}
      totals={<SaleTotals figures={draftFigures(draft, products, parameters)} />}
    >
      <SaleHead
        draft={draft}
        customers={options.customers}
        seasons={options.seasons}
        seasonId={seasonId}
        distributor={distributor}
        today={options.today}
        dispatch={dispatch}
      />
      <SaleLines
        draft={draft}
        products={products}
        parameters={parameters}
        available={available}
        stockAsked={seasonId !== '' && distributor.distributorId !== ''}
        dispatch={dispatch}
      />
      <FormSection title={texts.notes}>
        <Field name="notes" label={texts.notes} hideLabel>
          {(wired, invalid) => (
            <Input.TextArea
              {...wired}
              value={draft.notes}
              rows={3}
              placeholder={texts.notesHelp}
              status={invalid ? 'error' : undefined}
              showCount={
                draft.notes.length > limits.notes.maxLength * 0.8
                  ? { formatter: ({ count }) => `${count} / ${limits.notes.maxLength}` }
                  : false
              }
              onChange={(event) => dispatch({ type: 'set', change: { notes: event.target.value } })}
            />
          )}
        </Field>
      </FormSection>
    </FormPage>
  );
}
