import { Big } from 'big.js';

/** A metric of the result: the decimals it is rounded to (half up), its Spanish label and its unit. */
export interface SilageMetric {
  readonly label: string;
  readonly unit: string;
  readonly decimals: number;
}

/** Every metric of POST /simulations; the simulator orders them on the screen. Percentages are in points (39.85 is 39.85 %). */
export const silageMetrics = {
  feed: { label: 'Alimento requerido', unit: 't', decimals: 2 },
  feedWithReserve: { label: 'Alimento con reserva', unit: 't', decimals: 2 },
  dmHarvest: { label: 'Materia seca por cosechar', unit: 't MS', decimals: 2 },
  hectaresExact: { label: 'Superficie exacta', unit: 'ha', decimals: 4 },
  hectares: { label: 'Hectáreas por sembrar', unit: 'ha', decimals: 1 },
  tonnesGreen: { label: 'Materia verde', unit: 't MV', decimals: 2 },
  tonnesDry: { label: 'Materia seca', unit: 't MS', decimals: 2 },
  tonnesUsable: { label: 'Silo aprovechable', unit: 't', decimals: 2 },
  bags: { label: 'Bolsas de semilla', unit: 'bolsas', decimals: 0 },
  costSeed: { label: 'Semilla', unit: 'MXN', decimals: 2 },
  costCrop: { label: 'Cultivo', unit: 'MXN', decimals: 2 },
  costEnsiling: { label: 'Ensilado', unit: 'MXN', decimals: 2 },
  costTotal: { label: 'Costo total', unit: 'MXN', decimals: 2 },
  costPerHa: { label: 'Costo por hectárea', unit: 'MXN/ha', decimals: 2 },
  costPerTonneGreen: { label: 'Costo por tonelada de materia verde', unit: 'MXN/t MV', decimals: 2 },
  costPerTonneUsable: { label: 'Costo por tonelada aprovechable', unit: 'MXN/t', decimals: 2 },
  costPerKgDry: { label: 'Costo por kilogramo de materia seca', unit: 'MXN/kg MS', decimals: 2 },
  costPerAnimalDay: { label: 'Costo por animal y día', unit: 'MXN', decimals: 2 },
  volume: { label: 'Volumen del silo', unit: 'm³', decimals: 2 },
  length: { label: 'Largo del silo', unit: 'm', decimals: 2 },
  faceAdvance: { label: 'Avance del frente', unit: 'm/día', decimals: 3 },
  saving: { label: 'Ahorro frente al mercado', unit: 'MXN', decimals: 2 },
  savingPct: { label: 'Ahorro frente al mercado', unit: '%', decimals: 2 },
  milkKg: { label: 'Leche', unit: 'kg', decimals: 2 },
  milkPerCowDay: { label: 'Leche por vaca y día', unit: 'kg', decimals: 2 },
  milkPerHa: { label: 'Leche por hectárea', unit: 'kg/ha', decimals: 2 },
  milkValue: { label: 'Valor de la leche', unit: 'MXN', decimals: 2 },
  revenue: { label: 'Ingreso', unit: 'MXN', decimals: 2 },
  profit: { label: 'Utilidad', unit: 'MXN', decimals: 2 },
  margin: { label: 'Margen', unit: '%', decimals: 2 },
  roi: { label: 'Retorno de la inversión', unit: '%', decimals: 2 },
  breakEven: { label: 'Precio de equilibrio', unit: 'MXN/t', decimals: 2 },
} as const satisfies Record<string, SilageMetric>;

export type SilageMetricKey = keyof typeof silageMetrics;

/** Rounded metrics, null where one does not apply; never NaN or Infinity. */
export type SilageResult = Readonly<Record<SilageMetricKey, number | null>>;

/** Unrounded metrics; one that does not apply is absent or null. */
export type ExactMetrics = Partial<Record<SilageMetricKey, Big | null>>;

const metricKeys = /* @__PURE__ */ Object.keys(silageMetrics) as SilageMetricKey[];

/** Rounds all metrics half up. Before, the model rounds up only the hectares of AUTOCONSUMO and the bags. */
export function roundMetrics(exact: ExactMetrics): SilageResult {
  const entries = metricKeys.map((key): [SilageMetricKey, number | null] => {
    const rounded = exact[key]?.round(silageMetrics[key].decimals, Big.roundHalfUp);
    return [key, rounded ? rounded.toNumber() || 0 : null];
  });
  return Object.fromEntries(entries) as Record<SilageMetricKey, number | null>;
}

/** The result of an input that cannot be calculated: every metric is null. */
export const emptyResult: SilageResult = /* @__PURE__ */ roundMetrics({});
