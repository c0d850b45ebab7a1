import type { Simulation } from '@surco/shared/contract';
import {
  formatCount,
  formatNumber,
  fractionToPercent,
  noValue,
  type SilageMetricKey,
  silageMetrics,
  type SilageFieldName,
  silageFields,
  formatMetric,
  type SilageInputDetail,
  listSilageInputs,
  formatSilageField,
  listMetricGroups,
} from '@surco/shared/domain';
import { toSilageDescription } from './simulationDescription';

export interface ComparedCell {
  readonly text: string;
  /** Difference to the first simulation, "+3.2 ha (+19.4 %)"; empty when there is none. */
  readonly difference: string;
}

export interface ComparedRow {
  readonly key: string;
  readonly label: string;
  readonly cells: readonly ComparedCell[];
  /** Whether the displayed texts differ. */
  readonly differs: boolean;
}

export interface ComparedGroup {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly ComparedRow[];
}

type FormatValue = (value: number) => string;

/** Subtracts numbers of at most six decimals without the residue of binary fractions. */
const subtractRounded = (a: number, b: number): number => Number((a - b).toFixed(6));

/** Format of a difference: percent values (`points`) and fractions in percentage points, others by a function. */
type DifferenceFormat = FormatValue | 'points' | 'fraction';

function formatDifference(value: number | null, first: number | null, format: DifferenceFormat): string {
  if (value === null || first === null || value === first) return '';
  const difference = subtractRounded(value, first);
  const sign = difference > 0 ? '+' : '−';
  if (typeof format === 'string')
    return `${sign}${formatCount(Math.abs(format === 'fraction' ? fractionToPercent(difference) : difference), 'punto', 'puntos')}`;
  const percentage = first === 0 ? '' : formatNumber(Math.abs(fractionToPercent(difference / first)), 0, 1);
  // A difference that rounds to 0 % is said without it.
  return `${sign}${format(Math.abs(difference))}${percentage && percentage !== '0' ? ` (${sign}${percentage} %)` : ''}`;
}

interface RowValues {
  readonly key: string;
  readonly label: string;
  readonly texts: readonly string[];
  readonly values: readonly (number | null)[];
  readonly format: DifferenceFormat;
}

function toComparedRow({ key, label, texts, values, format }: RowValues): ComparedRow {
  const first = values[0] ?? null;
  return {
    key,
    label,
    cells: texts.map((text, index) => ({ text, difference: formatDifference(values[index] ?? null, first, format) })),
    differs: new Set(texts).size > 1,
  };
}

const isPercentField = (key: string): boolean => key in silageFields && silageFields[key as SilageFieldName].isPercent;

/** Input rows, each once: those of the first simulation, then those that only later ones have. */
function createInputRows(simulations: readonly Simulation[]): readonly ComparedRow[] {
  const detailsBySimulation = simulations.map((simulation) => listSilageInputs(toSilageDescription(simulation)));
  const detailsByKey = new Map(
    detailsBySimulation.flat().map((detail): [string, SilageInputDetail] => [detail.key, detail]),
  );
  return [...detailsByKey.values()].map(({ key, label }) => {
    const found = detailsBySimulation.map((simulationDetails) =>
      simulationDetails.find((detail) => detail.key === key),
    );
    return toComparedRow({
      key,
      label,
      texts: found.map((detail) => detail?.text ?? noValue),
      values: found.map((detail) => detail?.value ?? null),
      format: isPercentField(key) ? 'fraction' : (value) => formatSilageField(key as SilageFieldName, value),
    });
  });
}

function createMetricRow(simulations: readonly Simulation[], key: SilageMetricKey, label: string): ComparedRow {
  const values = simulations.map(({ result }) => result[key]);
  const format: DifferenceFormat = silageMetrics[key].unit === '%' ? 'points' : (value) => formatMetric(key, value);
  return toComparedRow({ key, label, values, format, texts: values.map((value) => formatMetric(key, value)) });
}

/** The inputs that differ, then those that are equal. */
function createInputGroups(simulations: readonly Simulation[]): readonly ComparedGroup[] {
  const rows = createInputRows(simulations);
  return [
    { id: 'different-inputs', title: 'Datos distintos', rows: rows.filter(({ differs }) => differs) },
    { id: 'equal-inputs', title: 'Datos iguales', rows: rows.filter(({ differs }) => !differs) },
  ];
}

/** Compares simulations: rows of the results, then of the inputs, with their differences. */
export function compareSimulations(simulations: readonly Simulation[]): readonly ComparedGroup[] {
  const modes = simulations.map(({ input }) => input.mode);
  const hasValue = (key: SilageMetricKey): boolean => simulations.some(({ result }) => result[key] !== null);
  const results = listMetricGroups(modes).map(({ id, title, lines }) => ({
    id,
    title,
    rows: lines.filter(({ key }) => hasValue(key)).map(({ key, label }) => createMetricRow(simulations, key, label)),
  }));
  return [...results, ...createInputGroups(simulations)].filter(({ rows }) => rows.length > 0);
}

/** Keeps only differing rows and drops empty groups. */
export const filterDifferences = (groups: readonly ComparedGroup[]): readonly ComparedGroup[] =>
  groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
