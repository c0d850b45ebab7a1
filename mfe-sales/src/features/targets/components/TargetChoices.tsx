import type { Season } from '@surco/shared/contract';
import { type TargetMeasure, targetMeasures, type TargetOwner, targetOwners } from '@surco/shared/domain';
import { targetFields } from '@surco/shared/records/target';
import { ChoiceField, RadioField, toOption } from '@surco/shared/ui/fields';
import { texts } from '../texts';

export interface TargetChoice {
  seasonId: string;
  owner: TargetOwner;
  measure: TargetMeasure;
}

interface Props {
  choice: TargetChoice;
  seasons: readonly Season[];
  onChange: (change: Partial<TargetChoice>) => void;
}

const ownerOptions = targetOwners.map((value) => ({ value, label: texts.owners[value] }));
const measureOptions = targetMeasures.map((value) => ({ value, label: targetFields[value].label }));

/** Which targets the table shows. Another season or other rows load another table. */
export const TargetChoices = ({ choice, seasons, onChange }: Props) => (
  <section className="surco-form-section surco-targets-choices">
    <ChoiceField
      name="seasonId"
      label={texts.season}
      options={seasons.map(toOption)}
      value={choice.seasonId}
      onChange={(seasonId) => onChange({ seasonId })}
    />
    <RadioField
      label={texts.owner}
      value={choice.owner}
      options={ownerOptions}
      onChange={(owner) => onChange({ owner })}
    />
    <RadioField
      label={texts.measure}
      value={choice.measure}
      options={measureOptions}
      onChange={(measure) => onChange({ measure })}
    />
  </section>
);
