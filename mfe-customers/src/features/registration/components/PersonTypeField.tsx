import type { PersonType } from '@surco/shared/domain/rfc';
import { texts } from '../texts';

const CHOICES = [
  { value: 'FISICA', label: texts.person, hint: texts.personHint },
  { value: 'MORAL', label: texts.company, hint: texts.companyHint },
] as const;

/** A person or a company: the browser's radio buttons, as large as a thumb. */
export const PersonTypeField = ({ value, onChange }: { value: PersonType; onChange: (value: PersonType) => void }) => (
  <fieldset className="surco-registration-choice">
    <legend>{texts.personType}</legend>
    {CHOICES.map((choice) => (
      <label key={choice.value}>
        <input
          type="radio"
          name="personType"
          value={choice.value}
          checked={choice.value === value}
          onChange={() => onChange(choice.value)}
        />
        <span>{choice.label}</span>
        <small>{choice.hint}</small>
      </label>
    ))}
  </fieldset>
);
