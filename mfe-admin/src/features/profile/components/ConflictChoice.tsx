import type { Conflict, FieldName } from '../model/draft';
import { texts } from '../texts';

interface Props {
  conflict: Conflict;
  /** What each field holds now. */
  chosen: Readonly<Record<FieldName, string>>;
  onChoose: (field: FieldName, value: string) => void;
}

/** Both values of each field that two people changed; the person says which one stays. */
export const ConflictChoice = ({ conflict, chosen, onChoose }: Props) => (
  <section className="surco-form-section surco-profile-conflict" aria-label={texts.conflict}>
    <h2>{texts.conflict}</h2>
    <p className="surco-form-help">{texts.conflictHelp}</p>
    {conflict.fields.map((field) => (
      <fieldset key={field}>
        <legend>{texts[field]}</legend>
        {(['mine', 'theirs'] as const).map((side) => (
          <label key={side}>
            <input
              type="radio"
              name={`conflict-${field}`}
              checked={chosen[field] === conflict[side][field]}
              onChange={() => onChoose(field, conflict[side][field])}
            />
            <span>
              {texts[side]}: <strong>{conflict[side][field].trim() || texts.empty}</strong>
            </span>
          </label>
        ))}
      </fieldset>
    ))}
  </section>
);
