import { dismissToast, type Toast, useToasts } from '@surco/shared/platform';
import { type ReactNode, useEffect, useRef } from 'react';
import { Glyph } from './Glyph';
import { LOOKS } from './toastLooks';
import './toasts.css';
import { useHeld } from './useHeld';
import { useLife } from './useLife';

const CLOSE = 'M6 6l12 12M18 6L6 18';

interface CardProps {
  toast: Toast;
  paused: boolean;
  release: () => void;
}

function ToastCard({ toast, paused, release }: CardProps): ReactNode {
  const { id, severity, summary, detail, life, closable } = toast;
  const close = (): void => {
    release();
    dismissToast(id);
  };
  useLife(life, paused, () => dismissToast(id));
  const { icon, name } = LOOKS[severity];
  return (
    <li className={`surco-toast surco-toast-${severity}`}>
      <Glyph path={icon} label={name} />
      <div className="surco-toast-text">
        <strong>{summary}</strong>
        {detail && <p>{detail}</p>}
      </div>
      {closable && (
        <button type="button" className="surco-toast-close" onClick={close} aria-label={`Cerrar: ${summary}`}>
          <Glyph path={CLOSE} />
        </button>
      )}
    </li>
  );
}

/** Escape closes the newest toast, unless it is meant for something that is open: a dialog or a list. */
function useEscape(release: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.activeElement?.closest('dialog,[role=dialog],[role=listbox],[aria-expanded=true],[popover]')) return;
      const newest = useToasts.getState().toasts.findLast(({ closable }) => closable);
      if (!newest) return;
      release();
      dismissToast(newest.id);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [release]);
}

/** The toast area at the top centre. While it is pointed at or holds the focus, no toast grows older. */
export function Toasts(): ReactNode {
  const { toasts } = useToasts();
  const area = useRef<HTMLElement>(null);
  const { held, release } = useHeld(area);
  useEscape(release);

  const list = (urgent: boolean): ReactNode => (
    <ul aria-live={urgent ? 'assertive' : 'polite'} aria-relevant="additions">
      {toasts
        .filter(({ severity }) => LOOKS[severity].urgent === urgent)
        .map((toast) => (
          <ToastCard key={toast.id} toast={toast} paused={held} release={release} />
        ))}
    </ul>
  );

  return (
    <section className="surco-toasts" aria-label="Avisos" ref={area}>
      {list(true)}
      {list(false)}
    </section>
  );
}
