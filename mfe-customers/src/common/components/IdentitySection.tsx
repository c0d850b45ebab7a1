import { formatPhone, validateRfc } from '@surco/shared/domain';
import { FormSection } from '@surco/shared/ui/form';
import type { ReactNode } from 'react';
import { commonFieldTexts } from '../texts';
import type { CustomerSectionProps } from '../model/customerSectionProps';
import { PersonTypeField } from './PersonTypeField';
import { TextField } from '@surco/shared/ui/inputs';

/** Warns about a wrong check digit of the RFC, which is not an error. */
function RfcWarning({ values }: Pick<CustomerSectionProps, 'values'>) {
  const { warning } = validateRfc(values.rfc, values.personType);
  return <output className="surco-customer-warning">{warning}</output>;
}

interface Props extends CustomerSectionProps {
  /** Notes to show below the fields. */
  notes?: Partial<Record<'phone' | 'rfc', ReactNode>>;
}

/** Person type, names, phone, e-mail and RFC. */
export function IdentitySection({ values, setValues, fieldTexts, notes = {} }: Props) {
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
          <TextField
            name="businessName"
            label={commonFieldTexts.businessName}
            required
            autoComplete="organization"
            value={values.businessName}
            onChange={(businessName) => setValues({ businessName })}
          />
          <p className="surco-customer-contact-of">{commonFieldTexts.contact}</p>
        </div>
      )}
      <TextField
        name="firstName"
        label={commonFieldTexts.firstName}
        required
        autoComplete="given-name"
        autoCapitalize="words"
        value={values.firstName}
        onChange={(firstName) => setValues({ firstName })}
      />
      <TextField
        name="lastName"
        label={commonFieldTexts.lastName}
        required
        autoComplete="family-name"
        autoCapitalize="words"
        value={values.lastName}
        onChange={(lastName) => setValues({ lastName })}
      />
      <TextField
        name="phone"
        label={commonFieldTexts.phone}
        help={fieldTexts.phoneHelp}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        value={values.phone}
        onChange={(phone) => setValues({ phone })}
        onBlur={() => setValues({ phone: formatPhone(values.phone) })}
      >
        {notes.phone}
      </TextField>
      <TextField
        name="email"
        label={commonFieldTexts.email}
        help={fieldTexts.emailHelp}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        value={values.email}
        onChange={(email) => setValues({ email })}
      />
      <TextField
        name="rfc"
        label={commonFieldTexts.rfc}
        help={fieldTexts.rfcHelp}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        value={values.rfc}
        onChange={(rfc) => setValues({ rfc })}
        onBlur={() => setValues({ rfc: validateRfc(values.rfc).rfc })}
      >
        <RfcWarning values={values} />
        {notes.rfc}
      </TextField>
    </FormSection>
  );
}
