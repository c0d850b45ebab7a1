import { collectFieldErrors, type FieldError } from '@surco/shared/contract';
import { limits } from '@surco/shared/domain';
import {
  validateOptionalNumber,
  validateRequiredNumber,
  validateRequiredText,
} from '../../../common/model/validateFields';
import { validationMessages } from '../texts';
import type { ProductionTypeFormValues } from './formValues';

const { intakeKg, days, milkMax } = limits.productionType;

/** Validates a production type by the rules of the API, in the order of the fields. */
export const validateProductionType = (values: ProductionTypeFormValues): FieldError[] =>
  collectFieldErrors([
    ['name', validateRequiredText(values.name, validationMessages.name, limits.textLength.productionTypeName)],
    [
      'defaultIntakeKg',
      validateRequiredNumber(values.defaultIntakeKg, validationMessages.intake, { ...intakeKg, unit: 'kg' }),
    ],
    [
      'defaultDays',
      validateRequiredNumber(values.defaultDays, validationMessages.days, { ...days, unit: 'días', decimals: 0 }),
    ],
    ['milkKgPerTonneDM', validateOptionalNumber(values.milkKgPerTonneDM, { min: 0.01, max: milkMax, unit: 'kg' })],
  ]);
