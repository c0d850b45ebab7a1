import { formatFullName, formatProductName } from '@surco/shared/domain';
import { useState } from 'react';
import type { DocumentFormOptions } from '../api/useFormOptions';
import type { DisplayNames, DocumentFormValues } from '../model/formValues';

/** Collects the display names of the selected records that are still available. */
export function collectDisplayNames(
  { customerId, seasonId, lines }: Pick<DocumentFormValues, 'customerId' | 'seasonId' | 'lines'>,
  { customers, seasons, availableProducts }: Pick<DocumentFormOptions, 'customers' | 'seasons' | 'availableProducts'>,
): DisplayNames {
  const customer = customers?.find(({ id }) => id === customerId);
  const season = seasons?.find(({ id }) => id === seasonId);
  const names: Record<string, string> = {};
  if (customer) names[customerId] = formatFullName(customer);
  if (season) names[seasonId] = season.name;
  for (const { productId } of lines) {
    const product = availableProducts.get(productId);
    if (product) names[productId] = formatProductName(product);
  }
  return names;
}

const NO_NAMES: DisplayNames = {};

/** Names of the selected records by id. A name stays known when its record is no longer offered. */
export function useDisplayNames(values: DocumentFormValues, formOptions: DocumentFormOptions): DisplayNames {
  const [known, setKnown] = useState(NO_NAMES);
  const names = { ...values.names, ...known, ...collectDisplayNames(values, formOptions) };
  if (Object.entries(names).every(([id, name]) => known[id] === name)) return known;
  setKnown(names);
  return names;
}
