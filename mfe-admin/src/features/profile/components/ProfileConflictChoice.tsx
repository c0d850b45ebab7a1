import { ownProfileFields } from '@surco/shared/records/user';
import type { ProfileField } from '../model/formValues';
import type { ProfileConflict } from '../model/mergeProfileChanges';
import { texts } from '../texts';

interface Props {
  conflict: ProfileConflict;
  /** The current values of the form. */
  values: Readonly<Record<ProfileField, string>>;
  onChoose: (field: ProfileField, value: string) => void;
}

/** Shows the local and the stored value of each conflicting field; the user chooses one. */
export const ProfileConflictChoice = ({ conflict, values, onChoose }: Props) => (
  <section className="surco-form-section surco-profile-conflict" aria-label={texts.conflict}>
    <h2>{texts.conflict}</h2>
    <p className="surco-form-help">{texts.conflictHelp}</p>
    {conflict.fields.map((field) => (
      <fieldset key={field}>
        <legend>{ownProfileFields[field].label}</legend>
        {(['mine', 'theirs'] as const).map((side) => (
          <label key={side}>
            <input
              type="radio"
              name={`conflict-${field}`}
              checked={values[field] === conflict[side][field]}
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
