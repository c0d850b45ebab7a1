import { type ReactNode, useRef, useState } from 'react';
import { useIsOnline } from '../../platform';
import type { ControlProps } from '../fields/field';
import { Icon } from '../display/icon';
import type { FindOption, LoadOptions, RemoteOption } from '../fields/option';
import { SearchSelect } from './search-select';
import { useSelectedOption, useOptions } from './use-options';

export interface RemoteSelectProps<T> extends Partial<ControlProps> {
  value: string | null;
  /** Called with the selected option and its record; `null` when it is cleared. */
  onChange: (option: RemoteOption<T> | null) => void;
  /** Must be the same function in every render. */
  load: LoadOptions<T>;
  /** Finds the option of a value that was not selected here. Must be the same function in every render, too. */
  find?: FindOption<T>;
  placeholder?: string;
  invalid?: boolean;
  disabled?: boolean;
  'aria-label'?: string;
  /** Shown below once the list has turned out to be empty. */
  missing?: ReactNode;
  /** How the field starts when it replaces another in use: with its text and focus, and open. */
  initial?: { text: string; hasFocus: boolean; isOpen: boolean };
}

const EMPTY_TEXT = {
  loading: 'Buscando…',
  failed: 'No se pudo buscar. Inténtelo de nuevo.',
  loaded: 'Sin coincidencias',
} as const;

const OFFLINE_TEXT = 'Sin conexión no se puede buscar: esta lista no está guardada en este dispositivo.';

/** A select with server-side search for lists that are too long to load at once. */
export function RemoteSelect<T>({
  value,
  onChange,
  load,
  find,
  placeholder = 'Escriba para buscar',
  initial,
  missing,
  ...rest
}: RemoteSelectProps<T>) {
  const [open, setOpen] = useState(initial?.isOpen ?? false);
  const [text, setText] = useState(initial?.text ?? '');
  // antd empties the search when it is mounted, because its list opens later.
  const isTextPreset = useRef(text !== '');
  const [picked, setPicked] = useState<RemoteOption<T> | null>(null);
  const found = useOptions(load, open ? text : null);
  const isOnline = useIsOnline();
  const chosen = useSelectedOption(value, picked, find);
  const options = found.status === 'loaded' ? found.options : [];
  const [seen, setSeen] = useState({ load, isEmpty: false });
  const isEmpty = seen.load === load && seen.isEmpty;
  if (open && text === '' && found.status === 'loaded' && isEmpty !== (options.length === 0))
    setSeen({ load, isEmpty: !isEmpty });
  const choose = (next: string | undefined): void => {
    const option = options.find((candidate) => candidate.value === next) ?? null;
    setPicked(option);
    onChange(option);
  };
  const search = (next: string): void => {
    if (next !== '' || !isTextPreset.current) setText(next);
    isTextPreset.current = false;
  };
  const shown = open || !chosen ? options : [chosen];
  const isListed = shown.some((option) => option.value === value);
  return (
    <>
      <SearchSelect
        {...rest}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field that it replaces had the focus
        autoFocus={initial?.hasFocus}
        value={value === null ? undefined : value}
        // Only an option of the list gives its text an element.
        labelRender={({ label = chosen?.label ?? '…' }) => (isListed ? label : <span>{label}</span>)}
        showSearch={{ filterOption: false, searchValue: text, onSearch: search }}
        options={shown.map(({ value, label }) => ({ value, label }))}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          if (!next) setText('');
        }}
        onChange={choose}
        onInputKeyDown={(event) => {
          // antd would close the list and drop the text, although the search may still find what is meant.
          if (event.key !== 'Enter' || !open || options.length > 0) return;
          event.preventDefault();
          event.stopPropagation();
        }}
        canClear
        loading={open && found.status === 'loading'}
        emptyText={found.status === 'failed' && !isOnline ? OFFLINE_TEXT : EMPTY_TEXT[found.status]}
        placeholder={placeholder}
        suffixIcon={<Icon name="search" size={16} />}
      />
      {isEmpty && missing}
    </>
  );
}
