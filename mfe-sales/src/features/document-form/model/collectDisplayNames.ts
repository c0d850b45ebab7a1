import { formatFullName, formatProductName } from '@surco/shared/domain';
import type { SelectableCustomer, SelectableSeason } from './formOptions';
import type { DisplayNames, DocumentFormValues } from './formValues';
import type { AvailableProducts } from './buildAvailableProducts';

interface NameSources {
  readonly customers: readonly SelectableCustomer[] | undefined;
  readonly seasons: readonly SelectableSeason[] | undefined;
  readonly availableProducts: AvailableProducts;
}

const createNameEntry = (id: string, name: string | undefined): DisplayNames =>
  name === undefined ? {} : { [id]: name };

/** Collects the display names of the selected records that are still available. */
export function collectDisplayNames(
  { customerId, seasonId, lines }: Pick<DocumentFormValues, 'customerId' | 'seasonId' | 'lines'>,
  { customers, seasons, availableProducts }: NameSources,
): DisplayNames {
  const customer = customers?.find(({ id }) => id === customerId);
  const names: Record<string, string> = {
    ...createNameEntry(customerId, customer && formatFullName(customer)),
    ...createNameEntry(seasonId, seasons?.find(({ id }) => id === seasonId)?.name),
  };
  for (const { productId } of lines) {
    const product = availableProducts.get(productId);
    if (product) names[productId] = formatProductName(product);
  }
  return names;
}
