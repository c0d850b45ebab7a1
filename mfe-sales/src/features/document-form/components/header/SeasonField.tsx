import { isSeasonOpen } from '@surco/shared/domain';
import { getToday } from '@surco/shared/platform';
import { Field, SelectInput } from '@surco/shared/ui/fields';
import { memo, useMemo } from 'react';
import type { SelectableSeason } from '../../model/formOptions';
import { getDocumentKind, type FormMode } from '../../model/formOrigin';
import type { UpdateValues } from '../../model/changeLines';
import { isUnavailable } from '../../model/validateDocumentForm';
import { texts, getModeTexts } from '../../texts';
import { ReadOnlyField } from '../ReadOnlyField';

interface Props {
  mode: FormMode;
  /** Undefined while they load. */
  seasons: readonly SelectableSeason[] | undefined;
  value: string;
  /** Display name of the selection, also when it can no longer be selected. */
  name: string | undefined;
  isReadOnly: boolean;
  updateValues: UpdateValues;
}

/** T-02: label of a season; a closed one says so. */
const formatSeasonLabel = (mode: FormMode, season: SelectableSeason): string =>
  isSeasonOpen(getDocumentKind(mode), season, getToday()) ? season.name : texts.closedSeason(season.name);

export const SeasonField = memo(function SeasonField(props: Props) {
  const { mode, seasons, value, name, isReadOnly, updateValues } = props;
  const isMissing = isUnavailable(value, seasons);
  const options = useMemo(
    () => [
      ...(seasons?.map((season) => ({ value: season.id, label: formatSeasonLabel(mode, season) })) ?? []),
      ...(isMissing && name ? [{ value, label: texts.closedSeason(name) }] : []),
    ],
    [mode, seasons, isMissing, name, value],
  );
  const selected = options.find((option) => option.value === value);
  if (isReadOnly) return <ReadOnlyField name="seasonId" label={texts.season} value={selected?.label} />;
  const noSeasonHelp = seasons?.length === 0 ? getModeTexts(mode).noSeason : undefined;
  return (
    <Field
      name="seasonId"
      label={texts.season}
      required
      help={noSeasonHelp}
      error={isMissing ? getModeTexts(mode).seasonClosed : undefined}
    >
      {(controlProps, invalid) => (
        <SelectInput
          {...controlProps}
          invalid={invalid}
          value={value}
          onChange={(seasonId) => updateValues((values) => ({ ...values, seasonId }))}
          options={options}
          placeholder={texts.seasonHelp}
        />
      )}
    </Field>
  );
});
