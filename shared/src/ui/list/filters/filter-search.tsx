// antd's index would add `Input.OTP`, `Input.TextArea` and `Input.Password` to the code of every list.
import Input from 'antd/es/input/Input';
import { Icon } from '../../display/icon';
import { useSearchText } from '../../fields/use-search-text';
import './filter-search.css';

export interface FilterSearchProps {
  label: string;
  /** The current search text of the list. */
  value: string;
  onChange: (text: string) => void;
}

/** Searches after a pause in typing or on Enter; follows changes from outside ("Limpiar filtros", back button). */
export function FilterSearch({ label, value, onChange }: FilterSearchProps) {
  const { typed, setTyped, search } = useSearchText(value, onChange);
  return (
    <Input
      className="surco-search"
      type="search"
      aria-label={label}
      placeholder={label}
      prefix={<Icon name="search" size={16} />}
      allowClear={{ clearIcon: <Icon name="close" size={14} label="Limpiar la búsqueda" /> }}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onPressEnter={search}
    />
  );
}
