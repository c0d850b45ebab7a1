import { silageConditions, silageModes, siloTypes } from '@surco/shared/domain';
import { NUMBER_FIELDS, type FieldName } from './numberFields';
import { toFieldValues } from './simulatorFormValues';
import type { Catalog } from './catalog';
import { createInitialInput, type SimulatorInput } from './simulatorInput';

const FIELD_NAMES = Object.keys(NUMBER_FIELDS) as FieldName[];

const parseEnum = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

/** Parses a number of the query string; undefined when it is not a number. Ranges are validated at the field. */
function parseNumberParam(text: string | null): number | undefined {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
}

/**
 * Reads the input from a shared link. Parameter names are those of POST /simulations, plus `siloWidth` and
 * `siloHeight`; absent ones take the initial values.
 */
export function parseInputSearchParams(search: URLSearchParams, catalog: Catalog): SimulatorInput {
  const first = createInitialInput(catalog, search.get('objective') ?? '');
  const given = Object.fromEntries(FIELD_NAMES.map((name) => [name, parseNumberParam(search.get(name))])) as Partial<
    Record<FieldName, number | undefined>
  >;
  const { siloWidth = first.silo.width, siloHeight = first.silo.height, ...figures } = given;
  return {
    ...first,
    ...figures,
    mode: parseEnum(silageModes, search.get('mode')) ?? first.mode,
    condition: parseEnum(silageConditions, search.get('condition')) ?? first.condition,
    productId: search.get('productId') ?? first.productId,
    productionTypeId: search.get('productionTypeId') ?? first.productionTypeId,
    silo: {
      type: parseEnum(siloTypes, search.get('silo')) ?? first.silo.type,
      width: siloWidth,
      height: siloHeight,
    },
  };
}

/** Writes the input as query parameters; values equal to their default are left out. */
export function toInputSearchParams(input: SimulatorInput): URLSearchParams {
  const figures = toFieldValues(input);
  const words = { mode: input.mode, productId: input.productId, condition: input.condition, silo: input.silo.type };
  const search = new URLSearchParams(words);
  if (input.productionTypeId) search.set('productionTypeId', input.productionTypeId);
  for (const name of FIELD_NAMES) {
    const value = figures[name];
    if (value !== null && value !== undefined && Number.isFinite(value)) search.set(name, String(value));
  }
  return search;
}
