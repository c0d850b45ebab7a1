import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { leaveConfirmation } from '../../navigation/leaveConfirmation';
import './leaveDialog.css';

const TITLE_ID = 'surco-leave-title';
const TEXT_ID = 'surco-leave-text';

const stay = (): void => leaveConfirmation.answer(false);
const leave = (): void => leaveConfirmation.answer(true);

function LeaveDialogContent(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const stayButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // The browser would focus the first button.
    stayButton.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="surco-leave"
      aria-labelledby={TITLE_ID}
      aria-describedby={TEXT_ID}
      onCancel={(event) => {
        event.preventDefault();
        stay();
      }}
    >
      <h2 id={TITLE_ID}>¿Salir sin guardar?</h2>
      <p id={TEXT_ID}>Hay cambios sin guardar en esta página. Si sale ahora, se perderán.</p>
      <div className="surco-leave-actions">
        <button type="button" className="surco-button" onClick={leave}>
          Salir y perder los cambios
        </button>
        <button type="button" className="surco-button surco-button-primary" ref={stayButton} onClick={stay}>
          Seguir en la página
        </button>
      </div>
    </dialog>
  );
}

/** Asks before unsaved changes are lost. The button that stays on the page has the focus; Escape stays too. */
export function LeaveDialog(): ReactNode {
  const open = useSyncExternalStore(leaveConfirmation.subscribe, leaveConfirmation.isOpen);
  return open ? <LeaveDialogContent /> : null;
}
