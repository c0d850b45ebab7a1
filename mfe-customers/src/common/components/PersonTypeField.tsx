import type { PersonType } from '@surco/shared/domain';
import type { CustomerFieldTexts } from '../texts';

const getChoices = ({ person, personHint, company, companyHint }: CustomerFieldTexts) =>
  [
    { value: 'FISICA', label: person, hint: personHint },
    { value: 'MORAL', label: company, hint: companyHint },
  ] as const;

interface Props {
  value: PersonType;
  onChange: (value: PersonType) => void;
  fieldTexts: CustomerFieldTexts;
}

/** A choice between person and company, with radio buttons large enough for a thumb. */
export const PersonTypeField = ({ value, onChange, fieldTexts }: Props) => (
  <fieldset className="surco-customer-choice">
    <legend>{fieldTexts.personType}</legend>
    {getChoices(fieldTexts).map((choice) => (
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
