import { useOptimisticValue } from '@surco/shared/platform';
import { RadioField, type RadioFieldProps } from '@surco/shared/ui/fields';

/** A choice of what charts show: the tap is visible before they are drawn again. */
export function ChartChoice<T extends string>({ value, onChange, ...rest }: RadioFieldProps<T>) {
  const [shown, choose] = useOptimisticValue(value, onChange);
  return <RadioField {...rest} value={shown} onChange={choose} />;
}
