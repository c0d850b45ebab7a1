import { Select } from 'antd';
import { useState } from 'react';
import type { Wired } from './field';
import { Icon } from './icon';
import type { FindOption, LoadOptions, RemoteOption } from './option';
import { useChosen, useOptions } from './use-options';
import './select.css';

export interface RemoteSelectProps<T> extends Partial<Wired> {
  value: string | null;
  /** The option chosen, with its record; `null` when the choice is taken back. */
  onChange: (option: RemoteOption<T> | null) => void;
  /** Keep it the same function from render to render. */
  load: LoadOptions<T>;
  find?: FindOption<T>;
  placeholder?: string;
  invalid?: boolean;
  disabled?: boolean;
  'aria-label'?: string;
}

const NOTHING = {
  loading: 'Buscando…',
  failed: 'No se pudo buscar. Inténtelo de nuevo.',
  loaded: 'Sin coincidencias',
} as const;

/** A choice out of too many to load at once: what is typed is searched on the server, without regard to accents. */
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
  const chosen = useChosen(value, picked, find);
  const options = found.status === 'loaded' ? found.options : [];
  const choose = (next: string | undefined): void => {
    const option = options.find((candidate) => candidate.value === next) ?? null;
    setPicked(option);
    onChange(option);
  };
  const shown = open || !chosen ? options : [chosen];
  return (
    <Select<string>
      {...rest}
      className="surco-fill"
      value={value === null ? undefined : value}
      labelRender={({ label }) => label ?? chosen?.label ?? '…'}
      showSearch={{ filterOption: false, searchValue: text, onSearch: setText }}
      options={shown.map(({ value, label }) => ({ value, label }))}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) setText('');
      }}
      onChange={choose}
      allowClear={{ label: 'Quitar' }}
      loading={open && found.status === 'loading'}
      notFoundContent={NOTHING[found.status]}
      placeholder={placeholder}
      status={invalid ? 'error' : undefined}
      suffixIcon={<Icon name="search" size={16} />}
    />
  );
}
