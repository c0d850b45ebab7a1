import { siloTypes, silageConditions, silageModes } from '@surco/shared/domain/silage/input';
import { FIELDS, type FieldName } from './fields';
import { figuresOf } from './form';
import type { Catalog } from './catalog';
import { initialInput, type SimulatorInput } from './input';

const NAMES = Object.keys(FIELDS) as FieldName[];

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

/** A figure of an address; what is no number is passed over, what is out of range is told at its field. */
function numberOf(text: string | null): number | undefined {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
}

/**
 * The question that an address carries: what a shared link opens. Names are those of POST /simulations, the silo's
 * measures `siloWidth` and `siloHeight`; what the address leaves out is as the screen begins.
 */
export function inputFromSearch(search: URLSearchParams, catalog: Catalog): SimulatorInput {
  const first = initialInput(catalog, search.get('objective') ?? '');
  const given = Object.fromEntries(NAMES.map((name) => [name, numberOf(search.get(name))])) as Partial<
    Record<FieldName, number | undefined>
  >;
  const { siloWidth = first.silo.width, siloHeight = first.silo.height, ...figures } = given;
  return {
    ...first,
    ...figures,
    mode: oneOf(silageModes, search.get('mode')) ?? first.mode,
    condition: oneOf(silageConditions, search.get('condition')) ?? first.condition,
    productId: search.get('productId') ?? first.productId,
    productionTypeId: search.get('productionTypeId') ?? first.productionTypeId,
    silo: {
      type: oneOf(siloTypes, search.get('silo')) ?? first.silo.type,
      width: siloWidth,
      height: siloHeight,
    },
  };
}

/** The query of a link that asks the same again; a figure that stands at its default is left to it. */
export function searchOfInput(input: SimulatorInput): URLSearchParams {
  const figures = figuresOf(input);
  const words = { mode: input.mode, productId: input.productId, condition: input.condition, silo: input.silo.type };
  const search = new URLSearchParams(words);
  if (input.productionTypeId) search.set('productionTypeId', input.productionTypeId);
  for (const name of NAMES) {
    const value = figures[name];
    if (value !== null && value !== undefined && Number.isFinite(value)) search.set(name, String(value));
  }
  return search;
}
