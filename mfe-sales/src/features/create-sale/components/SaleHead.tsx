import type { Client, Season } from '@surco/shared/contract';
import { DateField } from '@surco/shared/ui/date-field';
import { Field } from '@surco/shared/ui/field';
import { FormSection } from '@surco/shared/ui/form-page';
import { NativeSelect } from '@surco/shared/ui/native-select';
import type { Dispatch } from 'react';
import type { Distributor } from '../api/useDistributor';
import type { SaleDraft } from '../model/draft';
import type { DraftAction } from '../model/reducer';
import { texts } from '../texts';
import { CustomerField } from './CustomerField';

interface Props {
  draft: SaleDraft;
  customers: readonly Client[] | undefined;
  /** Undefined while they load. */
  seasons: readonly Season[] | undefined;
  seasonId: string;
  distributor: Distributor;
  today: string;
  dispatch: Dispatch<DraftAction>;
}

/** Whom the sale is for, in which season, when and from whose stock. */
export function SaleHead({ draft, customers, seasons, seasonId, distributor, today, dispatch }: Props) {
  const set = (change: Partial<Omit<SaleDraft, 'lines'>>): void => dispatch({ type: 'set', change });
  const options = seasons?.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return (
    <FormSection title={texts.head} columns={2}>
      <CustomerField customers={customers} value={draft.customerId} onChange={(customerId) => set({ customerId })} />
      <Field name="seasonId" label={texts.season} required help={seasons?.length === 0 ? texts.noSeason : undefined}>
        {(wired, invalid) => (
          <NativeSelect
            {...wired}
            invalid={invalid}
            value={seasonId}
            onChange={(next) => set({ seasonId: next })}
            options={options}
            placeholder={texts.seasonHelp}
          />
        )}
      </Field>
      <Field name="date" label={texts.date} required>
        {(wired, invalid) => (
          <DateField {...wired} invalid={invalid} value={draft.date} max={today} onChange={(date) => set({ date })} />
        )}
      </Field>
      <Field name="distributorId" label={texts.distributor}>
        {(wired, invalid) =>
          distributor.own ? (
            <output {...wired} className="surco-sale-fact">
              {distributor.own}
            </output>
          ) : (
            <NativeSelect
              {...wired}
              invalid={invalid}
              value={draft.distributorId}
              onChange={(distributorId) => set({ distributorId })}
              options={distributor.choices}
              placeholder={texts.distributorHelp}
            />
          )
        }
      </Field>
    </FormSection>
  );
}
