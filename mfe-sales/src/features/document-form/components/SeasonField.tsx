import { isOpenFor } from '@surco/shared/domain';
import { Field } from '@surco/shared/ui/field';
import { NativeSelect } from '@surco/shared/ui/native-select';
import { useMemo } from 'react';
import { today } from '../../../state/supporting';
import type { SeasonChoice } from '../model/choices';
import { kindOf, type Mode } from '../model/origin';
import { isGone } from '../model/problems';
import { texts, wordsOf } from '../texts';
import { FixedFact } from './FixedFact';

interface Props {
  mode: Mode;
  /** Undefined while they load. */
  seasons: readonly SeasonChoice[] | undefined;
  value: string;
  /** What is chosen is called so, also where it can be chosen no more. */
  name: string | undefined;
  fixed: boolean;
  onChange: (id: string) => void;
}

/** T-02: the seasons that are open; one that has closed says so. */
const nameOf = (mode: Mode, season: SeasonChoice): string =>
  isOpenFor(kindOf(mode), season, today()) ? season.name : texts.closed(season.name);

export function SeasonField({ mode, seasons, value, name, fixed, onChange }: Props) {
  const gone = isGone(value, seasons);
  const options = useMemo(
    () => [
      ...(seasons?.map((season) => ({ value: season.id, label: nameOf(mode, season) })) ?? []),
      ...(gone && name ? [{ value, label: texts.closed(name) }] : []),
    ],
    [mode, seasons, gone, name, value],
  );
  const chosen = options.find((option) => option.value === value);
  if (fixed) return <FixedFact name="seasonId" label={texts.season} value={chosen?.label} />;
  const none = seasons?.length === 0 ? wordsOf(mode).noSeason : undefined;
  return (
    <Field
      name="seasonId"
      label={texts.season}
      required
      help={none}
      error={gone ? wordsOf(mode).seasonClosed : undefined}
    >
      {(wired, invalid) => (
        <NativeSelect
          {...wired}
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
