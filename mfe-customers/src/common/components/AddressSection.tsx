import type { Locality } from '@surco/shared/contract';
import { Field, type FindOption } from '@surco/shared/ui/fields';
import { FormSection } from '@surco/shared/ui/form';
import { MissingOptions } from '@surco/shared/ui/next-step';
import { RemoteSelect } from '@surco/shared/ui/select';
import { useLocalitySearch } from '../api/localityOptions';
import { useStateOptions } from '../api/stateOptions';
import { registrationFields as fields } from '@surco/shared/records/customer';
import { formTexts } from '../texts';
import type { CustomerSectionProps } from '../model/customerSectionProps';
import { TextField } from '@surco/shared/ui/inputs';

interface Props extends CustomerSectionProps {
  /** Finds the option of the initial locality. */
  findLocality?: FindOption<Locality>;
}

/** State, locality within the state, address and postal code. The searches ignore case and accents. */
export function AddressSection({ values, setValues, fieldTexts, findLocality }: Props) {
  const states = useStateOptions();
  const loadLocalities = useLocalitySearch(values.stateId);
  return (
    <FormSection title={fieldTexts.addressTitle} columns={2}>
      <Field name="stateId" label={fields.stateId.label} required>
        {(controlProps, invalid) => (
          <RemoteSelect
            {...controlProps}
            invalid={invalid}
            placeholder={fieldTexts.statePlaceholder}
            load={states.load}
            find={states.find}
            value={values.stateId || null}
            onChange={(option) =>
              setValues({ stateId: option?.value ?? '' }, option && { value: option.value, label: option.label })
            }
          />
        )}
      </Field>
      <Field name="localityId" label={fields.localityId.label} help={fieldTexts.localityHelp} required>
        {(controlProps, invalid) => (
          <RemoteSelect
            key={values.stateId}
            {...controlProps}
            invalid={invalid}
            disabled={values.stateId === ''}
            load={loadLocalities}
            find={findLocality}
            placeholder={values.stateId === '' ? formTexts.chooseStateFirst : formTexts.localityPlaceholder}
            value={values.localityId || null}
            onChange={(option) => setValues({ localityId: option?.value ?? '' }, option)}
            missing={<MissingOptions of="localities" />}
          />
        )}
      </Field>
      <TextField
        name="address"
        label={fields.address.label}
        autoComplete="street-address"
        value={values.address}
        onChange={(address) => setValues({ address })}
      />
      <TextField
        name="postalCode"
        label={fields.postalCode.label}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={fields.postalCode.maxLength}
        value={values.postalCode}
        onChange={(postalCode) => setValues({ postalCode })}
      />
    </FormSection>
  );
}
