import { useEffect, useState } from 'react';
import { AntdTheme, createRetryableLoad, useAntdTheme, useLazyState } from '../../platform';
import { useIsTouch } from '../display/use-is-touch';
import { NativeSelect, type NativeSelectProps } from './native-select';

const desktopSelect = createRetryableLoad(
  () => import(/* webpackChunkName: "desktop-select" */ '../select/desktop-select'),
);

export interface SelectInputProps extends NativeSelectProps {
  /** On a page with antd's theme, loads the code of the select only when the pointer or the focus reaches the field. */
  loadsOnUse?: boolean;
}

/**
 * antd's select. A page with antd's theme loads its code after the page, one without when the pointer or the focus
 * reaches the field. Until then, and if the code cannot be loaded, the native select does the same; it is not replaced
 * while it is used, because its list may be open.
 */
function LazyDesktopSelect({ loadsOnUse = false, ...props }: SelectInputProps) {
  const [hasTheme, loadTheme] = useAntdTheme();
  const code = useLazyState(desktopSelect);
  const [isFocused, setIsFocused] = useState(false);
  const [isInUse, setIsInUse] = useState(false);
  const [isReached, setIsReached] = useState(!loadsOnUse);
  useEffect(() => {
    if (hasTheme && isReached) void desktopSelect.load();
  }, [hasTheme, isReached]);
  const reach = (): void => {
    setIsReached(true);
    void loadTheme();
  };
  if (hasTheme && code.status === 'loaded' && !isInUse) {
    const { DesktopSelect } = code.module;
    return (
      <AntdTheme>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the native select that it replaces had the focus */}
        <DesktopSelect {...props} autoFocus={isFocused} />
      </AntdTheme>
    );
  }
  return (
    <NativeSelect
      {...props}
      onPointerEnter={reach}
      onFocus={() => {
        setIsFocused(true);
        reach();
      }}
      onMouseDown={() => setIsInUse(true)}
      onKeyDown={() => setIsInUse(true)}
      onBlur={() => {
        setIsFocused(false);
        setIsInUse(false);
      }}
    />
  );
}

/** A select with a fixed list of options: on touch screens the browser's, which opens the picker of the phone. */
export const SelectInput = ({ loadsOnUse, ...props }: SelectInputProps) =>
  useIsTouch() ? <NativeSelect {...props} /> : <LazyDesktopSelect {...props} loadsOnUse={loadsOnUse} />;
