import { useEffect, useId, useState } from 'react';
import { createRetryableLoad, runWhenIdle, useLazyState } from '../../../platform';
import { Icon } from '../../display/icon';
import type { RemoteSelectProps } from '../../select/remote-select';
import './remote-filter.css';

const remoteSelect = createRetryableLoad(
  () => import(/* webpackChunkName: "remote-select" */ '../../select/remote-select'),
);

/** The code of a filter that has a value is loaded when the browser is idle, but after this time in ms at the latest. */
const MAX_LOAD_DELAY_MS = 2000;

/**
 * A filter with server-side search. Its code loads when the pointer or the focus reaches the field, or when it has a
 * value; until then an empty field takes its place and keeps what is typed.
 */
export function RemoteFilter<T>(props: RemoteSelectProps<T> & { 'aria-label': string }) {
  const { value, 'aria-label': label } = props;
  const code = useLazyState(remoteSelect);
  const listId = useId();
  const [text, setText] = useState('');
  const [hasFocus, setHasFocus] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const load = (): void => void remoteSelect.load();
  useEffect(() => {
    // After the rows, which the person came for, where the browser says when it is idle.
    if (value !== null) runWhenIdle(() => void remoteSelect.load(), MAX_LOAD_DELAY_MS);
  }, [value]);
  if (code.status === 'loaded') {
    const { RemoteSelect } = code.module;
    return <RemoteSelect {...props} initial={{ text, hasFocus, isOpen }} />;
  }
  return (
    <span className="surco-remote-filter">
      <input
        className="surco-select"
        role="combobox"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-controls={listId}
        placeholder={label}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setIsOpen(true);
        }}
        onPointerEnter={load}
        onMouseDown={() => setIsOpen(true)}
        onFocus={() => {
          setHasFocus(true);
          load();
        }}
        onBlur={() => {
          setHasFocus(false);
          setIsOpen(false);
          // As the select does when it closes.
          setText('');
        }}
      />
      <Icon name="search" size={16} />
    </span>
  );
}
