import type { ProductData } from '../products/product';
import type { SilageParameters } from './silageParameters';

export const silageModes = ['AUTOCONSUMO', 'VENTA'] as const;
/** AUTOCONSUMO: calculates the hectares that the herd needs. VENTA: calculates the income of given hectares. */
export type SilageMode = (typeof silageModes)[number];

export const silageConditions = ['RIEGO', 'TEMPORAL'] as const;
export type SilageCondition = (typeof silageConditions)[number];

export const siloTypes = ['BUNKER', 'PASTEL', 'BOLSA'] as const;
export type SiloType = (typeof siloTypes)[number];

export const silageModeLabels: Record<SilageMode, string> = { AUTOCONSUMO: 'Autoconsumo', VENTA: 'Venta' };
export const silageConditionLabels: Record<SilageCondition, string> = { RIEGO: 'Riego', TEMPORAL: 'Temporal' };
export const siloTypeLabels: Record<SiloType, string> = { BUNKER: 'Búnker', PASTEL: 'Pastel', BOLSA: 'Bolsa' };

/** Width and height in metres. */
export interface Silo {
  readonly type: SiloType;
  readonly width: number;
  readonly height: number;
}

type OptionalNumber = number | null | undefined;

/**
 * What the model needs of the body of POST /simulations and of the form. An absent or null value gets its default, if
 * there is one.
 */
export interface SilageRequest {
  readonly mode: SilageMode;
  readonly condition: SilageCondition;
  readonly silo: Silo;
  readonly animals?: OptionalNumber;
  readonly intakeKg?: OptionalNumber;
  readonly days?: OptionalNumber;
  readonly reserve?: OptionalNumber;
  readonly dryMatter?: OptionalNumber;
  readonly hectares?: OptionalNumber;
  readonly loss?: OptionalNumber;
  readonly discount?: OptionalNumber;
  readonly rentPerHa?: OptionalNumber;
  readonly salePrice?: OptionalNumber;
}

/**
 * A request with its defaults applied. A nullable field is null when the mode does not use it or no default exists;
 * `salePrice` has its default in both modes.
 */
export interface SilageInput {
  readonly mode: SilageMode;
  readonly condition: SilageCondition;
  readonly silo: Silo;
  /** Head of cattle, N. */
  readonly animals: number | null;
  /** kg as fed per head and day, c. */
  readonly intakeKg: number | null;
  /** Days of feeding, d. */
  readonly days: number | null;
  /** Reserve as a fraction of the need, r. */
  readonly reserve: number | null;
  /** Dry matter of the silage as a fraction, m. */
  readonly dryMatter: number;
  /** Hectares sown, in VENTA only. */
  readonly hectares: number | null;
  /** Fraction lost in the silo, w. */
  readonly loss: number;
  /** Discount as a fraction of the seed's price. */
  readonly discount: number;
  /** MXN per hectare. */
  readonly rentPerHa: number;
  /** MXN per tonne of silage. */
  readonly salePrice: number;
}

/** The data of a product that the model uses. */
export type SilageProduct = Pick<
  ProductData,
  | 'code'
  | 'packaging'
  | 'seedsPerBag'
  | 'kgPerBag'
  | 'kgPerHa'
  | 'densityPlantsHa'
  | 'yieldMV'
  | 'dryMatter'
  | 'basePrice'
  | 'maxDiscount'
>;

/** The data of a production type that the model uses; milk in kg per tonne of dry matter, null if it gives no milk. */
export interface SilageProductionType {
  readonly defaultIntakeKg: number;
  readonly defaultDays: number;
  readonly milkKgPerTonneDM: number | null;
}

/**
 * Product and production type of a simulation, as GET /simulator/catalog lists them, and the parameters that
 * `resolveSilageParameters` reads from its rows.
 */
export interface SilageContext {
  readonly product: SilageProduct;
  readonly production: SilageProductionType | null;
  readonly parameters: SilageParameters;
}

/** The range of an input and its Spanish name; `field` is its path in the request. */
export interface SilageRange {
  readonly field: string;
  /** The input as the subject of a Spanish sentence. */
  readonly subject: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly isWhole?: boolean;
  /** The limits are fractions, shown in percent. */
  readonly isPercent?: boolean;
  /** The mode that uses it; both when absent. */
  readonly mode?: SilageMode;
}

/** Ranges of the inputs. Upper bounds of money and the silo's measures are this project's decision. */
export const silageRanges = {
  animals: {
    field: 'animals',
    subject: 'El número de animales',
    unit: 'cabezas',
    min: 1,
    max: 50_000,
    isWhole: true,
    mode: 'AUTOCONSUMO',
  },
  intakeKg: { field: 'intakeKg', subject: 'El consumo diario', unit: 'kg', min: 1, max: 50, mode: 'AUTOCONSUMO' },
  days: { field: 'days', subject: 'El periodo', unit: 'días', min: 1, max: 365, isWhole: true, mode: 'AUTOCONSUMO' },
  reserve: {
    field: 'reserve',
    subject: 'La reserva',
    unit: '%',
    min: 0,
    max: 0.3,
    isPercent: true,
    mode: 'AUTOCONSUMO',
  },
  dryMatter: { field: 'dryMatter', subject: 'La materia seca', unit: '%', min: 0.25, max: 0.45, isPercent: true },
  hectares: { field: 'hectares', subject: 'La superficie', unit: 'ha', min: 0.1, max: 10_000, mode: 'VENTA' },
  loss: { field: 'loss', subject: 'La merma', unit: '%', min: 0, max: 0.4, isPercent: true },
  rentPerHa: { field: 'rentPerHa', subject: 'La renta por hectárea', unit: 'MXN', min: 0, max: 1_000_000 },
  salePrice: { field: 'salePrice', subject: 'El precio de venta', unit: 'MXN', min: 0, max: 1_000_000, mode: 'VENTA' },
  siloWidth: { field: 'silo.width', subject: 'El ancho del silo', unit: 'm', min: 0.5, max: 100 },
  siloHeight: { field: 'silo.height', subject: 'La altura del silo', unit: 'm', min: 0.5, max: 20 },
} as const satisfies Record<string, SilageRange>;

/**
 * Initial values of the form, besides the first product and production type. `animals`, `reserve`, `discount` and
 * `rentPerHa` are also the defaults of a request without them.
 */
export const silageDefaults = {
  mode: 'AUTOCONSUMO',
  condition: 'TEMPORAL',
  silo: { type: 'PASTEL', width: 4, height: 1.5 },
  animals: 20,
  reserve: 0.1,
  discount: 0,
  rentPerHa: 0,
} as const satisfies Partial<SilageRequest>;

/** Applies the defaults to a request: of production type, product, silo and market, and {@link silageDefaults}. */
export function applyInputDefaults(
  request: SilageRequest,
  { product, production, parameters }: SilageContext,
): SilageInput {
  const isOwnUse = request.mode === 'AUTOCONSUMO';
  const { min, max } = silageRanges.dryMatter;
  return {
    mode: request.mode,
    condition: request.condition,
    silo: { type: request.silo.type, width: request.silo.width, height: request.silo.height },
    animals: isOwnUse ? (request.animals ?? silageDefaults.animals) : null,
    intakeKg: isOwnUse ? (request.intakeKg ?? production?.defaultIntakeKg ?? null) : null,
    days: isOwnUse ? (request.days ?? production?.defaultDays ?? null) : null,
    reserve: isOwnUse ? (request.reserve ?? silageDefaults.reserve) : null,
    dryMatter: request.dryMatter ?? Math.min(Math.max(product.dryMatter, min), max),
    hectares: isOwnUse ? null : (request.hectares ?? null),
    loss: request.loss ?? parameters[`loss.${request.silo.type}`],
    discount: request.discount ?? silageDefaults.discount,
    rentPerHa: request.rentPerHa ?? silageDefaults.rentPerHa,
    salePrice: request.salePrice ?? parameters['market.silage'],
  };
}
