import { checkSeasonOpenForSales, isSeasonOpen } from '@surco/shared/domain';
import { getToday } from '@surco/shared/platform';
import { Field, SelectInput } from '@surco/shared/ui/fields';
import { FormSection } from '@surco/shared/ui/form';
import { DateInput } from '@surco/shared/ui/inputs';
import { memo, useMemo } from 'react';
import type { DistributorSelection } from '../../api/useStock';
import { checkDocumentDate } from '../../model/documentDates';
import { type SelectableSeason, getDocumentKind, type FormMode, type SelectableCustomer } from '../../model/formOrigin';
import type { UpdateValues, DisplayNames } from '../../model/formValues';
import { isUnavailable } from '../../model/validateDocumentForm';
import { texts, getModeTexts } from '../../texts';
import { ReadOnlyField } from '../ReadOnlyField';
import { CustomerField } from './CustomerField';

interface SeasonFieldProps {
  mode: FormMode;
  /** Undefined while they load. */
  seasons: readonly SelectableSeason[] | undefined;
  upcoming: SelectableSeason | undefined;
  value: string;
  /** Display name of the selection, also when it can no longer be selected. */
  name: string | undefined;
  isReadOnly: boolean;
  updateValues: UpdateValues;
}

/** T-02: label of a season; a closed one says so. */
const formatSeasonLabel = (mode: FormMode, season: SelectableSeason): string =>
  isSeasonOpen(getDocumentKind(mode), season, getToday()) ? season.name : texts.closedSeason(season.name);

const SeasonField = memo(function SeasonField(props: SeasonFieldProps) {
  const { mode, seasons, upcoming, value, name, isReadOnly, updateValues } = props;
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
  const noSeason = upcoming && checkSeasonOpenForSales(upcoming, getToday())?.message;
  const noSeasonHelp = seasons?.length === 0 ? (noSeason ?? getModeTexts(mode).noSeason) : undefined;
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

interface DateFieldProps {
  mode: FormMode;
  value: string;
  season: SelectableSeason | undefined;
  today: string;
  updateValues: UpdateValues;
}

const DateField = memo(function DateField({ mode, value, season, today, updateValues }: DateFieldProps) {
  return (
    <Field
      name="date"
      label={texts.date}
      required
      error={checkDocumentDate(mode, value, { season, today }) ?? undefined}
    >
      {(controlProps, invalid) => (
        <DateInput
          {...controlProps}
          invalid={invalid}
          value={value}
          max={today}
          onChange={(date) => updateValues((values) => ({ ...values, date }))}
        />
      )}
    </Field>
  );
});

interface DistributorFieldProps {
  distributor: DistributorSelection;
  updateValues: UpdateValues;
}

const DistributorField = memo(function DistributorField({ distributor, updateValues }: DistributorFieldProps) {
  const { distributorId, fixedName, options } = distributor;
  if (fixedName) return <ReadOnlyField name="distributorId" label={texts.distributor} value={fixedName} />;
  return (
    <Field name="distributorId" label={texts.distributor} required>
      {(controlProps, invalid) => (
        <SelectInput
          {...controlProps}
          invalid={invalid}
          value={distributorId}
          onChange={(next) => updateValues((values) => ({ ...values, distributorId: next }))}
          options={options}
          placeholder={texts.distributorHelp}
        />
      )}
    </Field>
  );
});

interface Props {
  mode: FormMode;
  customerId: string;
  seasonId: string;
  date: string;
  /** Undefined while they load. */
  customers: readonly SelectableCustomer[] | undefined;
  seasons: readonly SelectableSeason[] | undefined;
  /** The next one that will allow the document, which is named while there is no other. */
  upcomingSeason: SelectableSeason | undefined;
  names: DisplayNames;
  distributor: DistributorSelection;
  /** Customer and season are those of the DKbono and cannot be changed. */
  isBoundToVoucher: boolean;
  today: string;
  updateValues: UpdateValues;
  /** Leaves for the form of a new customer; undefined where none can be chosen. */
  registerCustomer: ((name: string) => void) | undefined;
}

/** Customer, season, date and distributor. */
export const DocumentHeader = memo(function DocumentHeader({
  mode,
  customerId,
  seasonId,
  date,
  customers,
  seasons,
  upcomingSeason,
  names,
  distributor,
  isBoundToVoucher,
  today,
  updateValues,
  registerCustomer,
}: Props) {
  const season = seasons?.find(({ id }) => id === seasonId);
  return (
    <FormSection title={texts.header} columns={2}>
      <CustomerField
        customers={customers}
        value={customerId}
        name={names[customerId]}
        isReadOnly={isBoundToVoucher}
        updateValues={updateValues}
        onRegister={registerCustomer}
      />
      <SeasonField
        mode={mode}
        seasons={seasons}
        upcoming={upcomingSeason}
        value={seasonId}
        name={names[seasonId]}
        isReadOnly={isBoundToVoucher}
        updateValues={updateValues}
      />
      <DateField mode={mode} value={date} season={season} today={today} updateValues={updateValues} />
      <DistributorField distributor={distributor} updateValues={updateValues} />
    </FormSection>
  );
});
