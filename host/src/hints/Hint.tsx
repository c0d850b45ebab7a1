import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { PlainButton } from '../shell/theme/PlainButton';
import './hint.css';

/** CSS variable: height of the hint in px. The layouts leave that much space at the bottom of the window. */
const HEIGHT_VARIABLE = '--surco-hint-height';

export interface HintProps {
  text: string;
  /** Absent for a hint that only informs. */
  action?: { label: string; run: () => void };
  closeLabel: string;
  onClose: () => void;
}

/** A message with an action that does not interrupt: at the bottom of the window, until the user answers. */
export function Hint({ text, action, closeLabel, onClose }: HintProps): ReactNode {
  const hint = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = hint;
    const { style } = document.documentElement;
    if (!current) return undefined;
    const setHeight = (): void => style.setProperty(HEIGHT_VARIABLE, `${current.offsetHeight}px`);
    setHeight();
    const observer = new ResizeObserver(setHeight);
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT_VARIABLE);
    };
  }, []);
  useEffect(() => {
    const { current } = hint;
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose();
    };
    current?.addEventListener('keydown', onKeyDown);
    return () => current?.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  return (
    <aside className="surco-hint" aria-label="Sugerencia" ref={hint}>
      <output>{text}</output>
      <div className="surco-hint-actions">
        <PlainButton onClick={onClose}>{closeLabel}</PlainButton>
        {action && (
          <PlainButton look="primary" onClick={action.run}>
            {action.label}
          </PlainButton>
        )}
      </div>
    </aside>
  );
}
