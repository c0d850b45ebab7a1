import { Icon } from '@surco/shared/ui/display';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useKeyboardOffset } from '../../../common';
import { texts } from '../texts';
import './actionSheet.css';

const TITLE_ID = 'surco-action-sheet-title';

interface Props {
  onClose: () => void;
  children: ReactNode;
}

/** Bottom sheet of a phone: a modal dialog that Escape, its button and a tap beside it close. */
export function ActionSheet({ onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useKeyboardOffset(dialog);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The browser would focus the first button. A text field would open the keyboard, which covers the sheet.
    title.current?.focus();
    const closeIfOutside = ({ target }: MouseEvent): void => {
      if (target === element) onClose();
    };
    element?.addEventListener('click', closeIfOutside);
    return () => {
      element?.removeEventListener('click', closeIfOutside);
      // The browser returns the focus to the opener, which it does not do for a dialog that is removed while open.
      element?.close();
    };
  }, [onClose]);
  return (
    <dialog
      ref={dialog}
      className="surco-action-sheet"
      aria-labelledby={TITLE_ID}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="surco-action-sheet-content">
        <header>
          <h2 id={TITLE_ID} ref={title} tabIndex={-1}>
            {texts.barTitle}
          </h2>
          <button type="button" className="surco-action-sheet-close" aria-label={texts.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
