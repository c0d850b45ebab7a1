import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import './panel.css';

interface Props {
  /** Accessible name. */
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that the panel opens is outside of it in the document. */
const isInDialog = (target: Node): boolean => target instanceof Element && target.closest('.ant-modal-root') !== null;

/** A box below the button that opens it, or at the bottom of a phone. Escape and a press outside close it. */
export function Panel({ label, onClose, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    // A field of the panel may have it.
    if (!box.current?.contains(document.activeElement)) box.current?.focus();
  }, []);
  useEffect(() => {
    const button = box.current?.parentElement?.querySelector('button');
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && !box.current?.parentElement?.contains(target) && !isInDialog(target)) onClose();
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (event.target instanceof Node && isInDialog(event.target)) return;
      onClose();
      button?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [onClose]);
  return (
    <dialog ref={box} open className="surco-list-panel" aria-label={label} tabIndex={-1}>
      {children}
    </dialog>
  );
}
