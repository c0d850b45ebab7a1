import { silageFieldNames, silageFields, silageChoiceLabels } from '@surco/shared/domain';
import { simulatorPaths } from '@surco/shared/contract';
import {
  type Catalog,
  toFormValues,
  parseInputSearchParams,
  toSimulatorInput,
  toInputSearchParams,
  type SimulatorInput,
  type SimulatorState,
} from '../../../common';

const isNumeric = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text));

/**
 * Labels of the inputs whose query parameter has an unusable value; unknown parameters are not listed. Out-of-range
 * values are reported at their field instead.
 */
export function listIgnoredFields(search: URLSearchParams, catalog: Catalog): readonly string[] {
  const usedSearch = toInputSearchParams(
    toSimulatorInput(toFormValues(parseInputSearchParams(search, catalog), catalog)),
  );
  const isIgnored = (name: string): boolean =>
    search.has(name) && usedSearch.has(name) && search.get(name) !== usedSearch.get(name);
  return [
    ...Object.entries(silageChoiceLabels).flatMap(([name, label]) => (isIgnored(name) ? [label] : [])),
    ...silageFieldNames.flatMap((name) =>
      search.has(name) && !isNumeric(search.get(name) ?? '') ? [silageFields[name].label] : [],
    ),
  ];
}

/** Input with all defaults filled in, so that a link or a saved simulation keeps its values when a default changes. */
export const fillInputDefaults = ({ input, calculation }: Pick<SimulatorState, 'input' | 'calculation'>) => ({
  ...input,
  ...calculation?.input,
});

/** Link that reproduces the input, to `/simulator`: the page without menu, which every signed-in role may open. */
export const buildShareLink = (origin: string, input: SimulatorInput): string =>
  `${origin}${simulatorPaths.farmerSimulator}?${toInputSearchParams(input)}`;
