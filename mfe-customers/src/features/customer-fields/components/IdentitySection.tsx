import { formatPhone } from '@surco/shared/domain/phone';
import { checkRfc } from '@surco/shared/domain/rfc';
import { FormSection } from '@surco/shared/ui/form-page';
import type { ReactNode } from 'react';
import { labels } from '../texts';
import type { SectionProps } from './fields';
import { PersonTypeField } from './PersonTypeField';
import { TextField } from '@surco/shared/ui/text-field';

/** A check digit that does not fit is worth another look; it refuses nothing. */
function RfcWarning({ draft }: Pick<SectionProps, 'draft'>) {
  const { warning } = checkRfc(draft.rfc, draft.personType);
  return <output className="surco-customer-warning">{warning}</output>;
}

interface Props extends SectionProps {
  /** What there is to know of what stands at a field, below it. */
  notes?: Partial<Record<'phone' | 'rfc', ReactNode>>;
}

/** Who registers, and how to reach them. */
export function IdentitySection({ draft, set, words, notes = {} }: Props) {
  const company = draft.personType === 'MORAL';
  return (
    <FormSection title={words.identity} columns={2}>
      <PersonTypeField value={draft.personType} onChange={(personType) => set({ personType })} words={words} />
      {company && (
        <div className="surco-customer-wide">
          <TextField
            name="businessName"
            label={labels.businessName}
            required
            autoComplete="organization"
            value={draft.businessName}
            onChange={(businessName) => set({ businessName })}
          />
          <p className="surco-customer-contact-of">{labels.contact}</p>
        </div>
      )}
      <TextField
        name="firstName"
        label={labels.firstName}
        required
        autoComplete="given-name"
        autoCapitalize="words"
        value={draft.firstName}
        onChange={(firstName) => set({ firstName })}
      />
      <TextField
        name="lastName"
        label={labels.lastName}
        required
        autoComplete="family-name"
        autoCapitalize="words"
        value={draft.lastName}
        onChange={(lastName) => set({ lastName })}
      />
      <TextField
        name="phone"
        label={labels.phone}
        help={words.phoneHelp}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        value={draft.phone}
        onChange={(phone) => set({ phone })}
        onBlur={() => set({ phone: formatPhone(draft.phone) })}
      >
        {notes.phone}
      </TextField>
      <TextField
        name="email"
        label={labels.email}
        help={words.emailHelp}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        value={draft.email}
        onChange={(email) => set({ email })}
      />
      <TextField
        name="rfc"
        label={labels.rfc}
        help={words.rfcHelp}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        value={draft.rfc}
        onChange={(rfc) => set({ rfc })}
        onBlur={() => set({ rfc: checkRfc(draft.rfc).rfc })}
      >
        <RfcWarning draft={draft} />
        {notes.rfc}
      </TextField>
    </FormSection>
  );
}
