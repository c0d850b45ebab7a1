import {
  conversionParameter,
  getParameterValue,
  resolveSilageParameters,
  validityParameter,
} from '@surco/shared/domain';
import { useCall } from '@surco/shared/platform';
import { useMemo } from 'react';
import { useAvailableCustomers, useEnabledProducts, useOpenSeasons } from '../../../common/api/referenceData';
import { listSelectableCustomers, listSelectableSeasons } from '../model/formOptions';
import { buildAvailableProducts } from '../model/availableProducts';
import { getExistingLines, getDocumentKind, type FormOrigin } from '../model/formOrigin';

/** Reference data of the form, requested in parallel: and the parameters. */
export function useFormOptions(origin: FormOrigin) {
  const customers = useAvailableCustomers();
  const seasons = useOpenSeasons(getDocumentKind(origin.mode));
  const products = useEnabledProducts();
  const parameters = useCall('GET /simulator-params', {});
  const answers = [customers, seasons, products];
  const storedLines = getExistingLines(origin);
  return {
    storedLines,
    customers: useMemo(() => listSelectableCustomers(customers.data?.data, origin), [customers.data, origin]),
    seasons: useMemo(() => listSelectableSeasons(seasons.seasons, origin), [seasons.seasons, origin]),
    availableProducts: useMemo(
      () => buildAvailableProducts(products.data ?? [], storedLines),
      [products.data, storedLines],
    ),
    parameters: useMemo(() => resolveSilageParameters(parameters.data ?? []), [parameters.data]),
    /** Fraction of a DKbono that must be paid before conversion. */
    minPaidFraction: getParameterValue(parameters.data, conversionParameter),
    /** Validity of a new DKbono in days. */
    validityDays: getParameterValue(parameters.data, validityParameter),
    /** Whether everything needed to show and validate a stored document has loaded. */
    ready:
      answers.every(({ data }) => data !== undefined) &&
      (parameters.data !== undefined || parameters.error !== undefined),
    /** First error of a required answer, and its retry. */
    failure: answers.find(({ error, data }) => error && data === undefined)?.error,
    retry: () => answers.forEach(({ mutate, data }) => data === undefined && void mutate()),
  };
}

export type FormOptions = ReturnType<typeof useFormOptions>;
