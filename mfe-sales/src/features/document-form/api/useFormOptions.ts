import {
  conversionParameter,
  getParameterValue,
  resolveSilageParameters,
  validityParameter,
} from '@surco/shared/domain';
import { useCall } from '@surco/shared/platform';
import { useLayoutEffect, useState, useMemo } from 'react';
import { useAvailableCustomers, useEnabledProducts, useOpenSeasons } from '../../../common/api/referenceData';
import { buildAvailableProducts } from '../model/availableProducts';
import {
  listSelectableCustomers,
  listSelectableSeasons,
  getPrefilledCustomerId,
  getExistingLines,
  getDocumentKind,
  type FormOrigin,
  isNewDocument,
} from '../model/formOrigin';
import { usePendingCustomers } from './usePendingCustomers';

interface Customers {
  data: { data: readonly { id: string }[] } | undefined;
  mutate: () => Promise<unknown>;
}

/**
 * Whether a prefilled customer may still arrive: the cached customers do not have one that was registered a moment ago,
 * so they are fetched again. Once known it stays known, so that a form that is shown is not taken away by a later fetch.
 * @param customerId empty for none
 * @param isPending whether it is one that is registered on this device only
 */
function useAwaitedCustomer(customerId: string, { data, mutate }: Customers, isPending: boolean): boolean {
  const isKnown = customerId === '' || isPending || (data?.data.some(({ id }) => id === customerId) ?? false);
  const [wasKnown, setWasKnown] = useState(isKnown);
  if (isKnown && !wasKnown) setWasKnown(true);
  const isMissing = data !== undefined && !isKnown && !wasKnown;
  // In the first render swr does not report yet that it will fetch cached data again. Its own fetch comes later than a
  // layout effect and joins this one.
  useLayoutEffect(() => {
    if (isMissing) void mutate().finally(() => setWasKnown(true));
  }, [isMissing, mutate]);
  return !isKnown && !wasKnown;
}

/** Reference data of the form, requested in parallel: and the parameters. */
export function useFormOptions(origin: FormOrigin) {
  const customers = useAvailableCustomers();
  const seasons = useOpenSeasons(getDocumentKind(origin.mode));
  const products = useEnabledProducts();
  const parameters = useCall('GET /simulator-params', {});
  const requiredAnswers = [customers, seasons, products];
  const existingLines = getExistingLines(origin);
  const { pendingCustomers, findSentCustomer } = usePendingCustomers(isNewDocument(origin));
  const prefilledId = getPrefilledCustomerId(origin);
  const isCustomerAwaited = useAwaitedCustomer(
    prefilledId,
    customers,
    pendingCustomers.some(({ id }) => id === prefilledId),
  );
  return {
    existingLines,
    customers: useMemo(() => {
      const stored = listSelectableCustomers(customers.data?.data, origin);
      return stored && [...pendingCustomers, ...stored];
    }, [customers.data, pendingCustomers, origin]),
    findSentCustomer,
    seasons: useMemo(() => listSelectableSeasons(seasons.seasons, origin), [seasons.seasons, origin]),
    /** The next season that will allow the document; undefined when there is none. */
    upcomingSeason: seasons.upcoming,
    availableProducts: useMemo(
      () => buildAvailableProducts(products.data ?? [], existingLines),
      [products.data, existingLines],
    ),
    /** Whether the enabled products have loaded. */
    hasProducts: products.data !== undefined,
    parameters: useMemo(() => resolveSilageParameters(parameters.data ?? []), [parameters.data]),
    /** Fraction of a DKbono that must be paid before conversion. */
    minPaidFraction: getParameterValue(parameters.data, conversionParameter),
    /** Validity of a new DKbono in days. */
    validityDays: getParameterValue(parameters.data, validityParameter),
    /**
     * Whether the required answers have loaded, a prefilled customer too, and the parameters too or failed: then their
     * defaults apply.
     */
    isReady:
      requiredAnswers.every(({ data }) => data !== undefined) &&
      !isCustomerAwaited &&
      (parameters.data !== undefined || parameters.error !== undefined),
    /** First error of a required answer; `retry` repeats the failed ones. */
    failure: requiredAnswers.find(({ error, data }) => error && data === undefined)?.error,
    retry: () => requiredAnswers.forEach(({ mutate, data }) => data === undefined && void mutate()),
  };
}

export type DocumentFormOptions = ReturnType<typeof useFormOptions>;
