import { formatPhone } from '@surco/shared/domain/phone';
import { checkRfc } from '@surco/shared/domain/rfc';
import { FormSection } from '@surco/shared/ui/form-page';
import { texts } from '../texts';
import type { SectionProps } from './fields';
import { PersonTypeField } from './PersonTypeField';
import { TextField } from './TextField';

/** A check digit that does not fit is worth another look; it refuses nothing. */
function RfcWarning({ draft }: Pick<SectionProps, 'draft'>) {
  const { warning } = checkRfc(draft.rfc, draft.personType);
  return <output className="surco-registration-warning">{warning}</output>;
}

/** Who registers, and how to reach them. */
export function IdentitySection({ draft, set }: SectionProps) {
  const company = draft.personType === 'MORAL';
  return (
    <FormSection title={texts.identity} columns={2}>
      <PersonTypeField value={draft.personType} onChange={(personType) => set({ personType })} />
      {company && (
        <div className="surco-registration-wide">
          <TextField
            name="businessName"
            label={texts.businessName}
            required
            autoComplete="organization"
            value={draft.businessName}
            onChange={(businessName) => set({ businessName })}
          />
          <p className="surco-registration-contact">{texts.contact}</p>
        </div>
      )}
      <TextField
        name="firstName"
        label={texts.firstName}
        required
        autoComplete="given-name"
        autoCapitalize="words"
        value={draft.firstName}
        onChange={(firstName) => set({ firstName })}
      />
      <TextField
        name="lastName"
        label={texts.lastName}
        required
        autoComplete="family-name"
        autoCapitalize="words"
        value={draft.lastName}
        onChange={(lastName) => set({ lastName })}
      />
      <TextField
        name="phone"
        label={texts.phone}
        help={texts.phoneHelp}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        value={draft.phone}
        onChange={(phone) => set({ phone })}
        onBlur={() => set({ phone: formatPhone(draft.phone) })}
      />
      <TextField
        name="email"
        label={texts.email}
        help={texts.emailHelp}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        value={draft.email}
        onChange={(email) => set({ email })}
      />
      <TextField
        name="rfc"
        label={texts.rfc}
        help={texts.rfcHelp}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        value={draft.rfc}
        onChange={(rfc) => set({ rfc })}
        onBlur={() => set({ rfc: checkRfc(draft.rfc).rfc })}
      >
        <RfcWarning draft={draft} />
      </TextField>
    </FormSection>
  );
}
