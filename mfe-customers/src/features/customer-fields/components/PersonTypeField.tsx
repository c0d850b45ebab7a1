import type { PersonType } from '@surco/shared/domain/rfc';
import type { CustomerWords } from '../texts';

const choicesIn = ({ person, personHint, company, companyHint }: CustomerWords) =>
  [
    { value: 'FISICA', label: person, hint: personHint },
    { value: 'MORAL', label: company, hint: companyHint },
  ] as const;

interface Props {
  value: PersonType;
  onChange: (value: PersonType) => void;
  words: CustomerWords;
}

/** A person or a company: the browser's radio buttons, as large as a thumb. */
export const PersonTypeField = ({ value, onChange, words }: Props) => (
  <fieldset className="surco-customer-choice">
    <legend>{words.personType}</legend>
    {choicesIn(words).map((choice) => (
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
