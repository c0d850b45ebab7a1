import { useCall } from '@surco/shared/platform';
import { ChoiceField } from '@surco/shared/ui/choice-field';
import { FormSection } from '@surco/shared/ui/form-page';
import type { Dispatch } from 'react';
import type { RegisterAction, RegisterDraft } from '../model/draft';
import { texts } from '../texts';

interface Props {
  draft: RegisterDraft;
  dispatch: Dispatch<RegisterAction>;
}

const optionsOf = (all: readonly { id: string; name: string }[] = []) =>
  all.map(({ id, name }) => ({ value: id, label: name }));

/** Chosen once for all rows. */
export function WhereFields({ draft, dispatch }: Props) {
  const seasons = useCall('GET /seasons', { query: { page: 1, size: 'all', sort: '-startDate' } });
  const distributors = useCall('GET /distributors', {});
  return (
    <FormSection title={texts.where} columns={2}>
      <ChoiceField
        name="seasonId"
        label={texts.season}
        required
        value={draft.seasonId}
        options={optionsOf(seasons.data?.data)}
        placeholder={texts.seasonHelp}
        onChange={(seasonId) => dispatch({ type: 'set', change: { seasonId } })}
      />
      <ChoiceField
        name="distributorId"
        label={texts.distributor}
        required
        value={draft.distributorId}
        options={optionsOf(distributors.data)}
        placeholder={texts.distributorHelp}
        onChange={(distributorId) => dispatch({ type: 'set', change: { distributorId } })}
      />
    </FormSection>
  );
}
