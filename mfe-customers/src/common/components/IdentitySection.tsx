import { formatPhone, validateRfc } from '@surco/shared/domain';
import { FormSection } from '@surco/shared/ui/form';
import type { ReactNode } from 'react';
import { registrationFields as fields } from '@surco/shared/records/customer';
import { formTexts } from '../texts';
import type { CustomerSectionProps } from '../model/customerSectionProps';
import { PersonTypeField } from './PersonTypeField';
import { TextField } from '@surco/shared/ui/inputs';

/** Warns about a wrong check digit of the RFC, which is not an error. */
function RfcWarning({ values }: Pick<CustomerSectionProps, 'values'>) {
  const { warning } = validateRfc(values.rfc, values.personType);
  return <output className="surco-customer-warning">{warning}</output>;
}

type IdentityTextField = 'businessName' | 'firstName' | 'lastName' | 'phone' | 'email' | 'rfc';

interface Props extends CustomerSectionProps {
  /** Notes to show below the fields. */
  notes?: Partial<Record<'phone' | 'rfc', ReactNode>>;
}

/** Person type, names, phone, e-mail and RFC. */
export function IdentitySection({ values, setValues, fieldTexts, notes = {} }: Props) {
  const bindTextField = (name: IdentityTextField) => ({
    name,
    label: fields[name].label,
    value: values[name],
    onChange: (text: string) => setValues({ [name]: text }),
  });
  const isCompany = values.personType === 'MORAL';
  return (
    <FormSection title={fieldTexts.identity} columns={2}>
      <PersonTypeField
        value={values.personType}
        onChange={(personType) => setValues({ personType })}
        fieldTexts={fieldTexts}
      />
      {isCompany && (
        <div className="surco-customer-wide">
          <TextField {...bindTextField('businessName')} required autoComplete="organization" />
          <p className="surco-customer-contact-of">{formTexts.contact}</p>
        </div>
      )}
      <TextField {...bindTextField('firstName')} required autoComplete="given-name" autoCapitalize="words" />
      <TextField {...bindTextField('lastName')} required autoComplete="family-name" autoCapitalize="words" />
      <TextField
        {...bindTextField('phone')}
        help={fieldTexts.phoneHelp}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={fields.phone.maxLength}
        onBlur={() => setValues({ phone: formatPhone(values.phone) })}
      >
        {notes.phone}
      </TextField>
      <TextField
        {...bindTextField('email')}
        help={fieldTexts.emailHelp}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <TextField
        {...bindTextField('rfc')}
        help={fieldTexts.rfcHelp}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={fields.rfc.maxLength}
        onBlur={() => setValues({ rfc: validateRfc(values.rfc).rfc })}
      >
        <RfcWarning values={values} />
        {notes.rfc}
      </TextField>
    </FormSection>
  );
}
