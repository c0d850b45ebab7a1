import { Field } from '@surco/shared/ui/field';
import { FormSection } from '@surco/shared/ui/form-page';
import { RemoteSelect } from '@surco/shared/ui/remote-select';
import { useLocalityOptions, useStateOptions } from '../api/places';
import type { FindOption } from '@surco/shared/ui/option';
import { labels } from '../texts';
import type { SectionProps } from './fields';
import { TextField } from '@surco/shared/ui/text-field';

interface Props extends SectionProps {
  /** Names a locality that the form began with. */
  findLocality?: FindOption;
}

/** State, then locality within it; both are found without regard to accents. */
export function PlaceSection({ draft, set, words, findLocality }: Props) {
  const states = useStateOptions();
  const localities = useLocalityOptions(draft.stateId);
  return (
    <FormSection title={words.place} columns={2}>
      <Field name="stateId" label={labels.state} required>
        {(wired, invalid) => (
          <RemoteSelect
            {...wired}
            invalid={invalid}
            placeholder={words.stateHelp}
            load={states.load}
            find={states.find}
            value={draft.stateId || null}
            onChange={(option) => set({ stateId: option?.value ?? '' }, option)}
          />
        )}
      </Field>
      <Field name="localityId" label={labels.locality} help={words.localityHelp} required>
        {(wired, invalid) => (
          <RemoteSelect
            key={draft.stateId}
            {...wired}
            invalid={invalid}
            disabled={draft.stateId === ''}
            load={localities}
            find={findLocality}
            placeholder={draft.stateId === '' ? labels.localityFirst : labels.localityPlaceholder}
            value={draft.localityId || null}
            onChange={(option) => set({ localityId: option?.value ?? '' }, option)}
          />
        )}
      </Field>
      <TextField
        name="address"
        label={labels.address}
        autoComplete="street-address"
        value={draft.address}
        onChange={(address) => set({ address })}
      />
      <TextField
        name="postalCode"
        label={labels.postalCode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        value={draft.postalCode}
        onChange={(postalCode) => set({ postalCode })}
      />
    </FormSection>
  );
}
