import type { Simulation } from '@surco/shared/contract';
import {
  formatCount,
  formatNumber,
  fractionToPercent,
  noValue,
  type SilageMetricKey,
  silageMetrics,
} from '@surco/shared/domain';
import { type FieldName, NUMBER_FIELDS, formatMetric } from '../../../common';
import { type InputDetail, getInputDetails, formatFieldValue } from './getInputDetails';
import { getMetricGroups } from './getMetricGroups';
import { describeScenario } from './scenarioDescription';

export interface ComparedCell {
  readonly text: string;
  /** Difference to the first scenario, "+3.2 ha (+19.4 %)"; empty when there is none. */
  readonly difference: string;
}

export interface ComparedRow {
  readonly key: string;
  readonly label: string;
  readonly cells: readonly ComparedCell[];
  /** Whether the values differ. */
  readonly differs: boolean;
}

export interface ComparedGroup {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly ComparedRow[];
}

type FormatValue = (value: number) => string;

/** Subtracts rounded numbers without binary rounding residue. */
const subtractRounded = (a: number, b: number): number => Number((a - b).toFixed(6));

/** Format of a difference: percentages in points, others in their unit with a percentage. */
type DifferenceFormat = FormatValue | 'points' | 'fraction';

function formatDifference(value: number | null, first: number | null, write: DifferenceFormat): string {
  if (value === null || first === null || value === first) return '';
  const by = subtractRounded(value, first);
  const sign = by > 0 ? '+' : '−';
  if (typeof write === 'string')
    return `${sign}${formatCount(Math.abs(write === 'fraction' ? fractionToPercent(by) : by), 'punto', 'puntos')}`;
  const part = first === 0 ? '' : ` (${sign}${formatNumber(Math.abs((by / first) * 100), 0, 1)} %)`;
  return `${sign}${write(Math.abs(by))}${part}`;
}

interface RowValues {
  readonly key: string;
  readonly label: string;
  readonly texts: readonly string[];
  readonly values: readonly (number | null)[];
  readonly write: DifferenceFormat;
}

function toComparedRow({ key, label, texts, values, write }: RowValues): ComparedRow {
  const first = values[0] ?? null;
  return {
    key,
    label,
    cells: texts.map((text, index) => ({ text, difference: formatDifference(values[index] ?? null, first, write) })),
    differs: new Set(texts).size > 1,
  };
}

const isPercentField = (key: string): boolean => key in NUMBER_FIELDS && NUMBER_FIELDS[key as FieldName].isPercent;

/** Input rows, each once, in the order of the scenarios. */
function createInputRows(scenarios: readonly Simulation[]): readonly ComparedRow[] {
  const all = scenarios.map((scenario) => getInputDetails(describeScenario(scenario)));
  const facts = new Map(all.flat().map((fact): [string, InputDetail] => [fact.key, fact]));
  return [...facts.values()].map(({ key, label }) => {
    const found = all.map((each) => each.find((fact) => fact.key === key));
    return toComparedRow({
      key,
      label,
      texts: found.map((fact) => fact?.text ?? noValue),
      values: found.map((fact) => fact?.value ?? null),
      write: isPercentField(key) ? 'fraction' : (value) => formatFieldValue(key as FieldName, value),
    });
  });
}

function createMetricRow(scenarios: readonly Simulation[], key: SilageMetricKey, label: string): ComparedRow {
  const values = scenarios.map(({ result }) => result[key]);
  const write: DifferenceFormat = silageMetrics[key].unit === '%' ? 'points' : (value) => formatMetric(key, value);
  return toComparedRow({ key, label, values, write, texts: values.map((value) => formatMetric(key, value)) });
}

/** Compares scenarios: input and result rows with their differences. */
export function compareScenarios(scenarios: readonly Simulation[]): readonly ComparedGroup[] {
  const modes = scenarios.map(({ input }) => input.mode);
  const hasValue = (key: SilageMetricKey): boolean => scenarios.some(({ result }) => result[key] !== null);
  const results = getMetricGroups(modes).map(({ id, title, lines }) => ({
    id,
    title,
    rows: lines.filter(({ key }) => hasValue(key)).map(({ key, label }) => createMetricRow(scenarios, key, label)),
  }));
  return [{ id: 'datos', title: 'Datos', rows: createInputRows(scenarios) }, ...results].filter(
    ({ rows }) => rows.length > 0,
  );
}

/** Keeps only differing rows and drops empty groups. */
export const filterDifferences = (groups: readonly ComparedGroup[]): readonly ComparedGroup[] =>
  groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
