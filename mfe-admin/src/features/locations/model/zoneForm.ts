import { collectFieldErrors, type FieldError, type Zone } from '@surco/shared/contract';
import { limits } from '@surco/shared/domain';
import { validateRequiredText } from '../../../common/model/validateFields';
import { validationMessages } from '../texts';

/** The values of the zone form. */
export interface ZoneFormValues {
  readonly name: string;
  readonly stateIds: readonly string[];
}

export const toFormValues = (zone: Zone | null): ZoneFormValues => ({
  name: zone?.name ?? '',
  stateIds: zone?.stateIds ?? [],
});

export const toZoneBody = ({ name, stateIds }: ZoneFormValues) => ({ name: name.trim(), stateIds: [...stateIds] });

export const validateZone = ({ name, stateIds }: ZoneFormValues): FieldError[] =>
  collectFieldErrors([
    ['name', validateRequiredText(name, validationMessages.name, limits.textLength.zoneName)],
    ['stateIds', stateIds.length === 0 ? validationMessages.states : undefined],
  ]);
