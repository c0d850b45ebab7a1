import { useCall } from '@surco/shared/platform';
import type { SelectableCustomer } from '../model/formOptions';

/**
 * The zone of the chosen customer; undefined while it is not known. The customer of a stored document that is no longer
 * offered is fetched; `retryZone` is set while this request has failed.
 */
export function useCustomerZone(customerId: string, customers: readonly SelectableCustomer[] | undefined) {
  const zone = customers?.find(({ id }) => id === customerId)?.zone;
  const isMissing = customerId !== '' && customers !== undefined && !zone;
  const { data, error, mutate } = useCall('GET /clients/{id}', isMissing ? { params: { id: customerId } } : null, {
    keepPreviousData: false,
  });
  return {
    zone: zone ?? data?.zone,
    retryZone: isMissing && !data && error !== undefined ? (): void => void mutate() : undefined,
  };
}
