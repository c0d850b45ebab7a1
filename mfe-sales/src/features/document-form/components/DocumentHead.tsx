import { DateField } from '@surco/shared/ui/date-field';
import { Field } from '@surco/shared/ui/field';
import { FormSection } from '@surco/shared/ui/form-page';
import { NativeSelect } from '@surco/shared/ui/native-select';
import { type Dispatch, memo } from 'react';
import type { Distributor } from '../api/useDistributor';
import type { CustomerChoice, SeasonChoice } from '../model/choices';
import type { DraftNames } from '../model/names';
import type { Mode } from '../model/origin';
import type { DraftAction, HeadChange } from '../model/reducer';
import { texts, wordsOf } from '../texts';
import { CustomerField } from './CustomerField';
import { FixedFact } from './FixedFact';
import { SeasonField } from './SeasonField';

interface Props {
  mode: Mode;
  customerId: string;
  seasonId: string;
  date: string;
  /** Undefined while they load. */
  customers: readonly CustomerChoice[] | undefined;
  seasons: readonly SeasonChoice[] | undefined;
  names: DraftNames;
  distributor: Distributor;
  /** Customer and season are another document's. */
  fixed: boolean;
  today: string;
  dispatch: Dispatch<DraftAction>;
}

/** Whom it is for, in which season, when and from whose stock. */
export const DocumentHead = memo(function DocumentHead({
  mode,
  customerId,
  seasonId,
  date,
  customers,
  seasons,
  names,
  distributor,
  fixed,
  today,
  dispatch,
}: Props) {
  const set = (change: HeadChange): void => dispatch({ type: 'set', change });
  return (
    <FormSection title={texts.head} columns={2}>
      <CustomerField
        customers={customers}
        value={customerId}
        name={names[customerId]}
        fixed={fixed}
        onChange={(next) => set({ customerId: next })}
      />
      <SeasonField
        mode={mode}
        seasons={seasons}
        value={seasonId}
        name={names[seasonId]}
        fixed={fixed}
        onChange={(next) => set({ seasonId: next })}
      />
      <Field name="date" label={texts.date} required error={date > today ? wordsOf(mode).dateFuture : undefined}>
        {(wired, invalid) => (
          <DateField {...wired} invalid={invalid} value={date} max={today} onChange={(next) => set({ date: next })} />
        )}
      </Field>
      {distributor.own ? (
        <FixedFact name="distributorId" label={texts.distributor} value={distributor.own} />
      ) : (
        <Field name="distributorId" label={texts.distributor} required>
          {(wired, invalid) => (
            <NativeSelect
              {...wired}
              invalid={invalid}
              value={distributor.distributorId}
              onChange={(distributorId) => set({ distributorId })}
              options={distributor.choices}
              placeholder={texts.distributorHelp}
            />
          )}
        </Field>
      )}
    </FormSection>
  );
});
