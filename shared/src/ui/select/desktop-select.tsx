import type { NativeSelectProps } from '../fields/native-select';
import { SearchSelect } from './search-select';

interface Props extends NativeSelectProps {
  autoFocus?: boolean;
}

/**
 * antd's select with the props of the native one. The empty option becomes the placeholder, which can be restored unless
 * the field is required.
 */
export function DesktopSelect({ value, onChange, options, placeholder, ...rest }: Props) {
  return (
    <SearchSelect
      {...rest}
      value={options.some((option) => option.value === value) ? value : undefined}
      onChange={(next) => onChange(next ?? '')}
      options={[...options]}
      placeholder={placeholder}
      canClear={placeholder !== undefined && !rest['aria-required']}
      emptyText={options.length > 0 ? undefined : 'Sin opciones'}
    />
  );
}
