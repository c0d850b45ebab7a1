import { conversionParameter, parameterIn, parametersFrom, validityParameter } from '@surco/shared/domain';
import { useCall } from '@surco/shared/platform';
import { useMemo } from 'react';
import { useAvailableCustomers, useEnabledProducts, useOpenSeasons } from '../../../state/supporting';
import { customersOf, seasonsOf } from '../model/choices';
import { offersFor } from '../model/offers';
import { heldLines, kindOf, type Origin } from '../model/origin';

/** What a sale or DKbono is made from, asked for at once: and the parameters. */
export function useCatalogue(origin: Origin) {
  const customers = useAvailableCustomers();
  const seasons = useOpenSeasons(kindOf(origin.mode));
  const products = useEnabledProducts();
  const parameters = useCall('GET /simulator-params', {});
  const answers = [customers, seasons, products];
  const held = heldLines(origin);
  return {
    held,
    customers: useMemo(() => customersOf(customers.data?.data, origin), [customers.data, origin]),
    seasons: useMemo(() => seasonsOf(seasons.seasons, origin), [seasons.seasons, origin]),
    offers: useMemo(() => offersFor(products.data ?? [], held), [products.data, held]),
    parameters: useMemo(() => parametersFrom(parameters.data ?? []), [parameters.data]),
    /** Share of a DKbono that must be paid before it becomes a sale. */
    share: parameterIn(parameters.data, conversionParameter),
    /** How many days a new DKbono is valid. */
    validityDays: parameterIn(parameters.data, validityParameter),
    /** Whether a stored document can be laid out: all it may be checked against is known. */
    ready:
      answers.every(({ data }) => data !== undefined) &&
      (parameters.data !== undefined || parameters.error !== undefined),
    /** An answer without which there is nothing to choose from, and how to ask again. */
    failure: answers.find(({ error, data }) => error && data === undefined)?.error,
    retry: () => answers.forEach(({ mutate, data }) => data === undefined && void mutate()),
  };
}

export type Catalogue = ReturnType<typeof useCatalogue>;
