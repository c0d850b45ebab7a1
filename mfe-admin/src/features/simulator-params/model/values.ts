import type { SimulatorParam } from '@surco/shared/contract';
import { formatNumber, noValue } from '@surco/shared/domain/formats';
import { systemParameters } from '@surco/shared/domain/parameters';
import type { Problem } from '@surco/shared/domain/problem';
import { figureProblem, problemsIn } from '../../../forms/checks';
import { texts } from '../texts';

/** What is typed, by key; what was not touched is not here. */
export type Typed = Readonly<Record<string, number | null>>;

const DECIMALS = 6;

export const shown = (value: number): string => formatNumber(value, 0, DECIMALS);

export const valueOf = ({ key, value }: SimulatorParam, typed: Typed): number | null => {
  const own = typed[key];
  return own === undefined ? value : own;
};

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

/** What is wrong with what is typed, each at its parameter. */
export const problemsOf = (params: readonly SimulatorParam[], typed: Typed): Problem[] =>
  problemsIn(
    params.map((param) => [
      param.key,
      figureProblem(valueOf(param, typed), texts.missing, { ...param, decimals: DECIMALS }),
    ]),
  );

const initialOf = (key: string): string => {
  const initial = systemParameters.find((parameter) => parameter.key === key)?.default;
  return initial === undefined ? noValue : shown(initial);
};

/** "Entre 0 y 0.4 fracción. Inicial: 0.15." */
export const rangeHelp = ({ key, min, max, unit }: SimulatorParam): string =>
  texts.range(shown(min), shown(max), unit, initialOf(key));
