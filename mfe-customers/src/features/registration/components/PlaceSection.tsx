import { Field } from '@surco/shared/ui/field';
import { FormSection } from '@surco/shared/ui/form-page';
import { RemoteSelect } from '@surco/shared/ui/remote-select';
import { useLocalityOptions, useStateOptions } from '../api/places';
import { texts } from '../texts';
import type { SectionProps } from './fields';
import { TextField } from './TextField';

/** State, then locality within it; both are found without regard to accents. */
export function PlaceSection({ draft, set }: SectionProps) {
  const states = useStateOptions();
  const localities = useLocalityOptions(draft.stateId);
  return (
    <FormSection title={texts.place} columns={2}>
      <Field name="stateId" label={texts.state} required>
        {(wired, invalid) => (
          <RemoteSelect
            {...wired}
            invalid={invalid}
            placeholder={texts.stateHelp}
            load={states}
            value={draft.stateId || null}
            onChange={(option) => set({ stateId: option?.value ?? '' })}
          />
        )}
      </Field>
      <Field name="localityId" label={texts.locality} help={texts.localityHelp} required>
        {(wired, invalid) => (
          <RemoteSelect
            key={draft.stateId}
            {...wired}
            invalid={invalid}
            disabled={draft.stateId === ''}
            load={localities}
            placeholder={draft.stateId === '' ? texts.localityFirst : texts.localityPlaceholder}
            value={draft.localityId || null}
            onChange={(option) => set({ localityId: option?.value ?? '' })}
          />
        )}
      </Field>
      <TextField
        name="address"
        label={texts.address}
        autoComplete="street-address"
        value={draft.address}
        onChange={(address) => set({ address })}
      />
      <TextField
        name="postalCode"
        label={texts.postalCode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        value={draft.postalCode}
        onChange={(postalCode) => set({ postalCode })}
      />
    </FormSection>
  );
}
