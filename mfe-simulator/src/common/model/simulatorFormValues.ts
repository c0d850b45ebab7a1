import {
  applyInputDefaults,
  parseNumber,
  percentToFraction,
  type SilageCondition,
  type SilageContext,
  silageDefaults,
  type SilageMode,
  type SilageRequest,
  type SiloType,
  silageFields,
  type SilageFieldName,
  toFieldValues,
} from '@surco/shared/domain';
import { type Catalog, findProductionTypeByName, findProductionTypeOrDefault, findProductOrDefault } from './catalog';

/** Form values: choices, and only the numbers that were typed. */
export interface SimulatorFormValues {
  readonly mode: SilageMode;
  readonly condition: SilageCondition;
  readonly siloType: SiloType;
  readonly productId: string;
  readonly productionTypeId: string;
  /** Typed texts. An absent or empty one follows its default. */
  readonly typed: Readonly<Partial<Record<SilageFieldName, string>>>;
}

/** Initial values. @param objective name of the production type to select; the first one if there is none of that name */
export function createInitialFormValues(catalog: Catalog, objective: string): SimulatorFormValues {
  const production = findProductionTypeByName(catalog, objective) ?? findProductionTypeOrDefault(catalog, '');
  return {
    mode: silageDefaults.mode,
    condition: silageDefaults.condition,
    siloType: silageDefaults.silo.type,
    productId: findProductOrDefault(catalog, '')?.id ?? '',
    productionTypeId: production?.id ?? '',
    typed: {},
  };
}

/** Product, production type and parameters of the form; null without a product. */
export function selectContext(form: SimulatorFormValues, catalog: Catalog): SilageContext | null {
  const product = findProductOrDefault(catalog, form.productId);
  if (!product) return null;
  const production =
    form.mode === 'AUTOCONSUMO' ? findProductionTypeOrDefault(catalog, form.productionTypeId) : undefined;
  return { product, production: production ?? null, parameters: catalog.parameters };
}

/** Parses a typed number, a percentage as its fraction; null when absent, NaN when not a number. */
function parseTypedNumber(form: SimulatorFormValues, name: SilageFieldName): number | null {
  const value = parseNumber(form.typed[name] ?? '');
  return value !== null && silageFields[name].isPercent ? percentToFraction(value) : value;
}

/** Converts the form to the request of the model; `toSimulatorInput` adds product and production type for the API. */
export function toSilageRequest(form: SimulatorFormValues): SilageRequest {
  const { width, height } = silageDefaults.silo;
  return {
    mode: form.mode,
    condition: form.condition,
    silo: {
      type: form.siloType,
      width: parseTypedNumber(form, 'siloWidth') ?? width,
      height: parseTypedNumber(form, 'siloHeight') ?? height,
    },
    animals: parseTypedNumber(form, 'animals'),
    intakeKg: parseTypedNumber(form, 'intakeKg'),
    days: parseTypedNumber(form, 'days'),
    reserve: parseTypedNumber(form, 'reserve'),
    dryMatter: parseTypedNumber(form, 'dryMatter'),
    hectares: parseTypedNumber(form, 'hectares'),
    loss: parseTypedNumber(form, 'loss'),
    discount: parseTypedNumber(form, 'discount'),
    rentPerHa: parseTypedNumber(form, 'rentPerHa'),
    salePrice: parseTypedNumber(form, 'salePrice'),
  };
}

export type FieldValues = Readonly<Record<SilageFieldName, number | null>>;

/** Default value of each field. */
export const getDefaultFieldValues = (form: SimulatorFormValues, context: SilageContext): FieldValues =>
  toFieldValues(applyInputDefaults(toSilageRequest({ ...form, typed: {} }), context));
