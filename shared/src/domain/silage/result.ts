import { Big } from 'big.js';

/** A figure of the result: the decimals it is rounded to (half up), its Spanish label and its unit. */
export interface SilageFigure {
  readonly label: string;
  readonly unit: string;
  readonly decimals: number;
}

/** Every figure of POST /simulations, in the order of the screen. Percentages are in points (39.85 is 39.85 %). */
export const silageFigures = {
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
} as const satisfies Record<string, SilageFigure>;

export type SilageFigureKey = keyof typeof silageFigures;

/** Rounded figures, null where one does not apply; never NaN nor Infinity. */
export type SilageResult = Readonly<Record<SilageFigureKey, number | null>>;

/** Exact figures before output; an absent one does not apply. */
export type ExactFigures = Partial<Record<SilageFigureKey, Big | null>>;

const keys = /* @__PURE__ */ Object.keys(silageFigures) as SilageFigureKey[];

/** Rounds half up, the only place where the model rounds what it shows. */
export function roundFigures(exact: ExactFigures): SilageResult {
  const entries = keys.map((key): [SilageFigureKey, number | null] => {
    const rounded = exact[key]?.round(silageFigures[key].decimals, Big.roundHalfUp);
    return [key, rounded ? rounded.toNumber() || 0 : null];
  });
  return Object.fromEntries(entries) as Record<SilageFigureKey, number | null>;
}

/** The answer to a question that cannot be calculated: every figure null. */
export const emptyResult: SilageResult = /* @__PURE__ */ roundFigures({});
