import { dismissToast, type Toast, useToasts } from '@surco/shared/platform';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icons/Icon';
import { TOAST_STYLES } from './toastStyles';
import './toasts.css';
import { useHoverOrFocus } from './useHoverOrFocus';
import { useCountdown } from './useCountdown';

const CLOSE_ICON = 'M6 6l12 12M18 6L6 18';

interface CardProps {
  toast: Toast;
  paused: boolean;
  restoreFocus: () => void;
  /** Navigates: the toasts are outside of the router, so that they outlive a page that fails. */
  navigate: (path: string) => void;
}

function ToastCard({ toast, paused, restoreFocus, navigate }: CardProps): ReactNode {
  const { id, severity, summary, detail, supportText, link, durationMs, closable, count } = toast;
  const close = (): void => {
    restoreFocus();
    dismissToast(id);
  };
  const follow = (): void => {
    dismissToast(id);
    if (link) navigate(link.to);
  };
  useCountdown(durationMs, paused, count, () => dismissToast(id));
  const { icon, name } = TOAST_STYLES[severity];
  return (
    <li className={`surco-toast surco-toast-${severity}`}>
      <Icon path={icon} label={name} />
      <div className="surco-toast-text">
        <strong>{summary}</strong>
        {count > 1 && <span className="surco-toast-count">{` ×${count}`}</span>}
        {detail && <p>{detail}</p>}
        {supportText && <p className="surco-toast-support">{supportText}</p>}
      </div>
      {link && (
        <button type="button" className="surco-toast-link" onClick={follow}>
          {link.label}
        </button>
      )}
      {closable && (
        <button type="button" className="surco-toast-close" onClick={close} aria-label={`Cerrar: ${summary}`}>
          <Icon path={CLOSE_ICON} />
        </button>
      )}
    </li>
  );
}

/** Escape closes the newest closable toast, unless the focus is in a dialog, list or menu that it closes. */
function useCloseOnEscape(restoreFocus: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.activeElement?.closest('dialog,[role=dialog],[role=listbox],[aria-expanded=true],[popover]')) return;
      const newest = useToasts
        .getState()
        .toasts.filter(({ closable }) => closable)
        .at(-1);
      if (!newest) return;
      restoreFocus();
      dismissToast(newest.id);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [restoreFocus]);
}

/** The toasts at the top centre. Their countdown stops while one is hovered or focused. */
export function Toasts({ navigate }: Pick<CardProps, 'navigate'>): ReactNode {
  const { toasts } = useToasts();
  const area = useRef<HTMLElement>(null);
  const { isHoveredOrFocused, restoreFocus } = useHoverOrFocus(area);
  useCloseOnEscape(restoreFocus);

  const renderList = (urgent: boolean): ReactNode => (
    <ul aria-live={urgent ? 'assertive' : 'polite'} aria-relevant="additions">
      {toasts
        .filter(({ severity }) => TOAST_STYLES[severity].urgent === urgent)
        .map((toast) => (
          <ToastCard key={toast.id} {...{ toast, paused: isHoveredOrFocused, restoreFocus, navigate }} />
        ))}
    </ul>
  );

  return (
    <section className="surco-toasts" aria-label="Avisos" ref={area}>
      {renderList(true)}
      {renderList(false)}
    </section>
  );
}
