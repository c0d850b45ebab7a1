import { isSeasonOpen } from '@surco/shared/domain';
import { Field, NativeSelect } from '@surco/shared/ui/fields';
import { useMemo } from 'react';
import { getToday } from '../../../common/api/referenceData';
import type { SelectableSeason } from '../model/formOptions';
import { getDocumentKind, type FormMode } from '../model/formOrigin';
import { isUnavailable } from '../model/validateDocumentForm';
import { texts, getModeTexts } from '../texts';
import { ReadOnlyField } from './ReadOnlyField';

interface Props {
  mode: FormMode;
  /** Undefined while they load. */
  seasons: readonly SelectableSeason[] | undefined;
  value: string;
  /** Display name of the selection, also when it can no longer be selected. */
  name: string | undefined;
  isReadOnly: boolean;
  onChange: (id: string) => void;
}

/** T-02: label of a season; a closed one says so. */
const formatSeasonLabel = (mode: FormMode, season: SelectableSeason): string =>
  isSeasonOpen(getDocumentKind(mode), season, getToday()) ? season.name : texts.closed(season.name);

export function SeasonField({ mode, seasons, value, name, isReadOnly, onChange }: Props) {
  const missing = isUnavailable(value, seasons);
  const options = useMemo(
    () => [
      ...(seasons?.map((season) => ({ value: season.id, label: formatSeasonLabel(mode, season) })) ?? []),
      ...(missing && name ? [{ value, label: texts.closed(name) }] : []),
    ],
    [mode, seasons, missing, name, value],
  );
  const chosen = options.find((option) => option.value === value);
  if (isReadOnly) return <ReadOnlyField name="seasonId" label={texts.season} value={chosen?.label} />;
  const none = seasons?.length === 0 ? getModeTexts(mode).noSeason : undefined;
  return (
    <Field
      name="seasonId"
      label={texts.season}
      required
      help={none}
      error={missing ? getModeTexts(mode).seasonClosed : undefined}
    >
      {(controlProps, invalid) => (
        <NativeSelect
          {...controlProps}
          invalid={invalid}
          value={value}
          onChange={onChange}
          options={options}
          placeholder={texts.seasonHelp}
        />
      )}
    </Field>
  );
}
