import {
  type Catalog,
  NUMBER_FIELDS,
  type FieldName,
  toFormValues,
  parseInputSearchParams,
  toSimulatorInput,
  toInputSearchParams,
  type SimulatorInput,
  type SimulatorState,
} from '../../../common';

const CHOICE_LABELS = {
  mode: 'Destino del silo',
  condition: 'Riego o temporal',
  silo: 'Tipo de silo',
  productId: 'Semilla',
  productionTypeId: 'Tipo de producción',
} as const;

const choiceLabels = Object.entries(CHOICE_LABELS);
const numberFieldNames = Object.keys(NUMBER_FIELDS) as FieldName[];

const isNumeric = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text));

/**
 * Labels of the query parameters that the simulator ignores. Out-of-range values are reported at their field instead.
 */
export function listIgnoredFields(search: URLSearchParams, catalog: Catalog): readonly string[] {
  const used = toInputSearchParams(toSimulatorInput(toFormValues(parseInputSearchParams(search, catalog), catalog)));
  const isIgnored = (name: string): boolean =>
    search.has(name) && used.has(name) && search.get(name) !== used.get(name);
  return [
    ...choiceLabels.flatMap(([name, label]) => (isIgnored(name) ? [label] : [])),
    ...numberFieldNames.flatMap((name) =>
      search.has(name) && !isNumeric(search.get(name) ?? '') ? [NUMBER_FIELDS[name].label] : [],
    ),
  ];
}

/** Input with all defaults filled in, so that the link stays the same when a default changes. */
export const fillInputDefaults = ({ input, calculation }: Pick<SimulatorState, 'input' | 'calculation'>) => ({
  ...input,
  ...calculation?.input,
});

/** Link that reproduces the input, to the public simulator without menu. */
export const buildShareLink = (origin: string, input: SimulatorInput): string =>
  `${origin}/simulator?${toInputSearchParams(input)}`;
