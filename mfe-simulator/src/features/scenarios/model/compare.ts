import type { Simulation } from '@surco/shared/contract';
import { formatNumber, noValue, plural } from '@surco/shared/domain/formats';
import { type SilageFigureKey, silageFigures } from '@surco/shared/domain/silage/result';
import { type FieldName, FIELDS, writeFigure } from '../../simulator';
import { type Fact, factsOf, writeValue } from './facts';
import { figureGroups } from './figures';
import { askedBy } from './scenario';

export interface Cell {
  readonly text: string;
  /** How far from the first scenario: "+3.2 ha (+19.4 %)"; empty where there is no distance to say. */
  readonly difference: string;
}

export interface ComparedRow {
  readonly key: string;
  readonly label: string;
  readonly cells: readonly Cell[];
  /** Not all scenarios say the same. */
  readonly differs: boolean;
}

export interface ComparedGroup {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly ComparedRow[];
}

type Write = (value: number) => string;

/** Differences of rounded figures, without the crumbs of binary subtraction. */
const minus = (a: number, b: number): number => Number((a - b).toFixed(6));

/** How a distance is written: percentages differ by points, anything else by its own unit and a share. */
type Distance = Write | 'points' | 'fraction';

function distance(value: number | null, first: number | null, write: Distance): string {
  if (value === null || first === null || value === first) return '';
  const by = minus(value, first);
  const sign = by > 0 ? '+' : '−';
  if (typeof write === 'string')
    return `${sign}${plural(Math.abs(write === 'fraction' ? minus(by * 100, 0) : by), 'punto', 'puntos')}`;
  const part = first === 0 ? '' : ` (${sign}${formatNumber(Math.abs((by / first) * 100), 0, 1)} %)`;
  return `${sign}${write(Math.abs(by))}${part}`;
}

interface Values {
  readonly key: string;
  readonly label: string;
  readonly texts: readonly string[];
  readonly values: readonly (number | null)[];
  readonly write: Distance;
}

function rowOf({ key, label, texts, values, write }: Values): ComparedRow {
  const first = values[0] ?? null;
  return {
    key,
    label,
    cells: texts.map((text, index) => ({ text, difference: distance(values[index] ?? null, first, write) })),
    differs: new Set(texts).size > 1,
  };
}

const isFraction = (key: string): boolean => key in FIELDS && FIELDS[key as FieldName].percent;

/** What was asked, each fact once, in the order in which the scenarios name it. */
function askedRows(scenarios: readonly Simulation[]): readonly ComparedRow[] {
  const all = scenarios.map((scenario) => factsOf(askedBy(scenario)));
  const facts = new Map(all.flat().map((fact): [string, Fact] => [fact.key, fact]));
  return [...facts.values()].map(({ key, label }) => {
    const found = all.map((each) => each.find((fact) => fact.key === key));
    return rowOf({
      key,
      label,
      texts: found.map((fact) => fact?.text ?? noValue),
      values: found.map((fact) => fact?.value ?? null),
      write: isFraction(key) ? 'fraction' : (value) => writeValue(key as FieldName, value),
    });
  });
}

function figureRow(scenarios: readonly Simulation[], key: SilageFigureKey, label: string): ComparedRow {
  const values = scenarios.map(({ result }) => result[key]);
  const write: Distance = silageFigures[key].unit === '%' ? 'points' : (value) => writeFigure(key, value);
  return rowOf({ key, label, values, write, texts: values.map((value) => writeFigure(key, value)) });
}

/** Scenarios side by side: what was asked and what it comes to, each line with whether it differs, and by how much. */
export function compareScenarios(scenarios: readonly Simulation[]): readonly ComparedGroup[] {
  const modes = scenarios.map(({ input }) => input.mode);
  const applies = (key: SilageFigureKey): boolean => scenarios.some(({ result }) => result[key] !== null);
  const results = figureGroups(modes).map(({ id, title, lines }) => ({
    id,
    title,
    rows: lines.filter(({ key }) => applies(key)).map(({ key, label }) => figureRow(scenarios, key, label)),
  }));
  return [{ id: 'datos', title: 'Datos', rows: askedRows(scenarios) }, ...results].filter(
    ({ rows }) => rows.length > 0,
  );
}

/** Only the lines that differ; a group without any goes. */
export const onlyDifferences = (groups: readonly ComparedGroup[]): readonly ComparedGroup[] =>
  groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
