import { conversionParameter } from '@surco/shared/domain/parameters';
import { useCall } from '@surco/shared/platform';

/** Share of a DKbono that must be paid before it becomes a sale; asked only for whoever may convert one. */
export function useConversionShare(wanted: boolean): number {
  const { data } = useCall('GET /simulator-params', wanted ? {} : null);
  return data?.find(({ key }) => key === conversionParameter.key)?.value ?? conversionParameter.default;
}
