import type { SimulatorParam } from '@surco/shared/contract';
import { noValue } from '@surco/shared/domain/formats';
import { parameterFigure, parameterMeasure, parameterText, systemParameters } from '@surco/shared/domain/parameters';
import type { Problem } from '@surco/shared/domain/problem';
import { figureProblem, problemsIn } from '../../../forms/checks';
import { texts } from '../texts';

/** What is typed, by key; what was not touched is not here. */
export type Typed = Readonly<Record<string, number | null>>;

/** As many as a figure on this screen takes: what is kept has six. */
export const decimalsOf = (unit: string): number => (parameterMeasure(unit).times === 1 ? 6 : 4);

const rounded = (value: number): number => Math.round(value * 1e8) / 1e8;

export const valueOf = ({ key, value }: SimulatorParam, typed: Typed): number | null => {
  const own = typed[key];
  return own === undefined ? value : own;
};

/** As it stands in its field: a fraction in percents. */
export const toField = (value: number | null, unit: string): number | null =>
  value === null ? null : rounded(value * parameterMeasure(unit).times);

/** As it is kept, from what its field holds. */
export const fromField = (value: number | null, unit: string): number | null =>
  value === null ? null : rounded(value / parameterMeasure(unit).times);

/** What is typed, but for these. */
export const without = (typed: Typed, params: readonly SimulatorParam[]): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([key]) => !params.some((param) => param.key === key)));

/** What differs from what is stored. */
export const changes = (params: readonly SimulatorParam[], typed: Typed) =>
  params.flatMap((param) => {
    const value = valueOf(param, typed);
    return value === null || Object.is(value, param.value) ? [] : [{ key: param.key, value }];
  });

export const isChanged = (params: readonly SimulatorParam[], typed: Typed): boolean =>
  params.some((param) => !Object.is(valueOf(param, typed), param.value));

/** The bounds of a parameter, as its field counts. */
function rangeOf({ min, max, unit }: SimulatorParam) {
  const { times, unit: shownUnit } = parameterMeasure(unit);
  return { min: rounded(min * times), max: rounded(max * times), unit: shownUnit, decimals: decimalsOf(unit) };
}

/** What is wrong with what is typed, each at its parameter. */
export const problemsOf = (params: readonly SimulatorParam[], typed: Typed): Problem[] =>
  problemsIn(
    params.map((param) => [
      param.key,
      figureProblem(toField(valueOf(param, typed), param.unit), texts.missing, rangeOf(param)),
    ]),
  );

const initialOf = (key: string): string => {
  const initial = systemParameters.find((parameter) => parameter.key === key);
  return initial === undefined ? noValue : parameterFigure(initial.default, initial.unit);
};

/** "Entre 0 y 40 %. Inicial: 15." */
export const rangeHelp = ({ key, min, max, unit }: SimulatorParam): string =>
  texts.range(parameterFigure(min, unit), parameterText(max, unit), initialOf(key));
