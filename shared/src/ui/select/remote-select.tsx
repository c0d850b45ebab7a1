import { Select } from 'antd';
import { useState } from 'react';
import type { ControlProps } from '../fields/field';
import { Icon } from '../display/icon';
import type { FindOption, LoadOptions, RemoteOption } from '../fields/option';
import { useSelectedOption, useOptions } from './use-options';
import '../display/fill.css';

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
}

/**
 * Value of the option that shows EMPTY_TEXT and selects nothing: for screen readers an open list needs an option that
 * can be active.
 */
const EMPTY_OPTION_VALUE = '\0';

const EMPTY_TEXT = {
  failed: 'No se pudo buscar. Inténtelo de nuevo.',
  loaded: 'Sin coincidencias',
} as const;

/** A select with server-side search for lists that are too long to load at once. */
export function RemoteSelect<T>({
  value,
  onChange,
  load,
  find,
  invalid = false,
  placeholder = 'Escriba para buscar',
  ...rest
}: RemoteSelectProps<T>) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<RemoteOption<T> | null>(null);
  const found = useOptions(load, open ? text : null);
  const chosen = useSelectedOption(value, picked, find);
  const options = found.status === 'loaded' ? found.options : [];
  const choose = (next: string | undefined): void => {
    if (next === EMPTY_OPTION_VALUE) return;
    const option = options.find((candidate) => candidate.value === next) ?? null;
    setPicked(option);
    onChange(option);
  };
  const shown = open || !chosen ? options : [chosen];
  const emptyOptions =
    found.status === 'loading' ? [] : [{ value: EMPTY_OPTION_VALUE, label: EMPTY_TEXT[found.status] }];
  return (
    <Select<string>
      {...rest}
      // Outside an open modal dialog the list would be behind it.
      getPopupContainer={(trigger) => trigger.closest('dialog') ?? document.body}
      className="surco-fill"
      value={value === null ? undefined : value}
      labelRender={({ label }) => label ?? chosen?.label ?? '…'}
      showSearch={{ filterOption: false, searchValue: text, onSearch: setText }}
      options={shown.length > 0 ? shown.map(({ value, label }) => ({ value, label })) : emptyOptions}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) setText('');
      }}
      onChange={choose}
      allowClear={{ label: 'Quitar' }}
      loading={open && found.status === 'loading'}
      notFoundContent="Buscando…"
      placeholder={placeholder}
      status={invalid ? 'error' : undefined}
      suffixIcon={<Icon name="search" size={16} />}
    />
  );
}
