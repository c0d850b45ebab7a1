import {
  silageConditions,
  silageModes,
  siloTypes,
  silageFieldNames,
  type SilageFieldName,
  toFieldValues,
} from '@surco/shared/domain';
import type { Catalog } from './catalog';
import { createInitialInput, type SimulatorInput } from './simulatorInput';

const parseEnum = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

/** Parses a number of the query string; undefined when it is not a number. Ranges are validated at the field. */
function parseNumberParam(text: string | null): number | undefined {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
}

/**
 * Reads the input from a query string. Parameter names are those of POST /simulations, except for its `silo`, which is
 * `silo` (the type), `siloWidth` and `siloHeight`. `objective` names the production type of a link without
 * `productionTypeId`. What is absent, or no number or choice, takes its initial or default value; an unknown product or
 * production type is replaced later, by `toFormValues`.
 */
export function parseInputSearchParams(search: URLSearchParams, catalog: Catalog): SimulatorInput {
  const initial = createInitialInput(catalog, search.get('objective') ?? '');
  const numbers: Partial<Record<SilageFieldName, number | undefined>> = Object.fromEntries(
    silageFieldNames.map((name) => [name, parseNumberParam(search.get(name))]),
  );
  const { siloWidth = initial.silo.width, siloHeight = initial.silo.height, ...others } = numbers;
  return {
    ...initial,
    ...others,
    mode: parseEnum(silageModes, search.get('mode')) ?? initial.mode,
    condition: parseEnum(silageConditions, search.get('condition')) ?? initial.condition,
    productId: search.get('productId') ?? initial.productId,
    productionTypeId: search.get('productionTypeId') ?? initial.productionTypeId,
    silo: {
      type: parseEnum(siloTypes, search.get('silo')) ?? initial.silo.type,
      width: siloWidth,
      height: siloHeight,
    },
  };
}

/** Writes the input as query parameters. What has no value is left out, so that it follows its default. */
export function toInputSearchParams(input: SimulatorInput): URLSearchParams {
  const values = toFieldValues(input);
  const choices = { mode: input.mode, productId: input.productId, condition: input.condition, silo: input.silo.type };
  const search = new URLSearchParams(choices);
  if (input.productionTypeId) search.set('productionTypeId', input.productionTypeId);
  for (const name of silageFieldNames) {
    const value = values[name];
    if (value !== null && value !== undefined && Number.isFinite(value)) search.set(name, String(value));
  }
  return search;
}
