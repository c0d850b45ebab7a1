/** A parameter that an administrator may change: its value is within min–max, label and unit are shown to users. */
export interface ParameterDefinition {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

/**
 * The parameters of the silage model with their defaults (sources 16 to 20 in docs/sources.md). Densities, emergence
 * and yield factors have minima above zero, because the model divides by them. With a silage price of 0, `savingPct`
 * and, at this sale price, `margin` are null (`safeDivide`).
 */
export const silageParameters = [
  { key: 'loss.BUNKER', label: 'Merma en búnker', unit: 'fracción', default: 0.15, min: 0, max: 0.4 },
  { key: 'loss.PASTEL', label: 'Merma en pastel', unit: 'fracción', default: 0.2, min: 0, max: 0.4 },
  { key: 'loss.BOLSA', label: 'Merma en bolsa', unit: 'fracción', default: 0.1, min: 0, max: 0.4 },
  { key: 'density.BUNKER', label: 'Densidad en búnker', unit: 'kg MS/m³', default: 225, min: 50, max: 500 },
  { key: 'density.PASTEL', label: 'Densidad en pastel', unit: 'kg MS/m³', default: 180, min: 50, max: 500 },
  { key: 'density.BOLSA', label: 'Densidad en bolsa', unit: 'kg MS/m³', default: 200, min: 50, max: 500 },
  { key: 'emergence', label: 'Emergencia', unit: 'fracción', default: 0.92, min: 0.5, max: 1 },
  { key: 'yieldFactor.RIEGO', label: 'Factor de rendimiento en riego', unit: 'factor', default: 1, min: 0.1, max: 1.5 },
  {
    key: 'yieldFactor.TEMPORAL',
    label: 'Factor de rendimiento en temporal',
    unit: 'factor',
    default: 0.75,
    min: 0.1,
    max: 1.5,
  },
  { key: 'fertiliser.RIEGO', label: 'Fertilizante en riego', unit: 'MXN/ha', default: 9_500, min: 0, max: 100_000 },
  {
    key: 'fertiliser.TEMPORAL',
    label: 'Fertilizante en temporal',
    unit: 'MXN/ha',
    default: 6_500,
    min: 0,
    max: 100_000,
  },
  { key: 'labour', label: 'Labores', unit: 'MXN/ha', default: 6_000, min: 0, max: 100_000 },
  { key: 'agrochemicals', label: 'Agroquímicos', unit: 'MXN/ha', default: 3_500, min: 0, max: 100_000 },
  { key: 'irrigation.RIEGO', label: 'Agua de riego', unit: 'MXN/ha', default: 8_000, min: 0, max: 100_000 },
  { key: 'irrigation.TEMPORAL', label: 'Agua en temporal', unit: 'MXN/ha', default: 0, min: 0, max: 100_000 },
  { key: 'ensiling', label: 'Ensilado', unit: 'MXN/t MV', default: 220, min: 0, max: 10_000 },
  { key: 'market.silage', label: 'Precio de mercado del silo', unit: 'MXN/t', default: 1_500, min: 0, max: 50_000 },
  { key: 'market.milk', label: 'Precio de la leche', unit: 'MXN/kg', default: 11.5, min: 0, max: 1_000 },
] as const satisfies readonly ParameterDefinition[];

export type SilageParameterKey = (typeof silageParameters)[number]['key'];

/** A value for every parameter of the model. */
export type SilageParameters = Readonly<Record<SilageParameterKey, number>>;

/**
 * Reads the parameters from stored rows: a missing row or a value outside its range gives the default. Rows of other
 * parts of the product are ignored.
 */
export function resolveSilageParameters(
  rows: readonly { readonly key: string; readonly value: number }[],
): SilageParameters {
  const stored = new Map(rows.map((row) => [row.key, row.value]));
  const entries = silageParameters.map((parameter): [SilageParameterKey, number] => {
    const value = stored.get(parameter.key) ?? Number.NaN;
    return [parameter.key, value >= parameter.min && value <= parameter.max ? value : parameter.default];
  });
  return Object.fromEntries(entries) as Record<SilageParameterKey, number>;
}

/** Every parameter at its default. */
export const defaultSilageParameters: SilageParameters = /* @__PURE__ */ resolveSilageParameters([]);
