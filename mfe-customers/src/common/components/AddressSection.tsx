import { Field, type FindOption } from '@surco/shared/ui/fields';
import { FormSection } from '@surco/shared/ui/form';
import { RemoteSelect } from '@surco/shared/ui/select';
import { useLocalitySearch } from '../api/localityOptions';
import { useStateOptions } from '../api/stateOptions';
import { commonFieldTexts } from '../texts';
import type { CustomerSectionProps } from '../model/customerSectionProps';
import { TextField } from '@surco/shared/ui/inputs';
import { limits } from '@surco/shared/domain';

interface Props extends CustomerSectionProps {
  /** Finds the option of the initial locality. */
  findLocality?: FindOption;
}

/** State, locality within the state, address and postal code. The searches ignore case and accents. */
export function AddressSection({ values, setValues, fieldTexts, findLocality }: Props) {
  const states = useStateOptions();
  const loadLocalities = useLocalitySearch(values.stateId);
  return (
    <FormSection title={fieldTexts.addressTitle} columns={2}>
      <Field name="stateId" label={commonFieldTexts.state} required>
        {(controlProps, invalid) => (
          <RemoteSelect
            {...controlProps}
            invalid={invalid}
            placeholder={fieldTexts.statePlaceholder}
            load={states.load}
            find={states.find}
            value={values.stateId || null}
            onChange={(option) => setValues({ stateId: option?.value ?? '' }, option)}
          />
        )}
      </Field>
      <Field name="localityId" label={commonFieldTexts.locality} help={fieldTexts.localityHelp} required>
        {(controlProps, invalid) => (
          <RemoteSelect
            key={values.stateId}
            {...controlProps}
            invalid={invalid}
            disabled={values.stateId === ''}
            load={loadLocalities}
            find={findLocality}
            placeholder={
              values.stateId === '' ? commonFieldTexts.chooseStateFirst : commonFieldTexts.localityPlaceholder
            }
            value={values.localityId || null}
            onChange={(option) => setValues({ localityId: option?.value ?? '' }, option)}
          />
        )}
      </Field>
      <TextField
        name="address"
        label={commonFieldTexts.address}
        autoComplete="street-address"
        value={values.address}
        onChange={(address) => setValues({ address })}
      />
      <TextField
        name="postalCode"
        label={commonFieldTexts.postalCode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={limits.textLength.postalCode}
        value={values.postalCode}
        onChange={(postalCode) => setValues({ postalCode })}
      />
    </FormSection>
  );
}
