import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { leaveQuestion } from '../navigation/leaveQuestion';
import './leaveDialog.css';

const TITLE = 'surco-leave-title';
const TEXT = 'surco-leave-text';

const stay = (): void => leaveQuestion.answer(false);
const leave = (): void => leaveQuestion.answer(true);

function Question(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // The browser itself would take the first button.
    safe.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="surco-leave"
      aria-labelledby={TITLE}
      aria-describedby={TEXT}
      onCancel={(event) => {
        event.preventDefault();
        stay();
      }}
    >
      <h2 id={TITLE}>¿Salir sin guardar?</h2>
      <p id={TEXT}>Hay cambios sin guardar en esta página. Si sale ahora, se perderán.</p>
      <div className="surco-leave-actions">
        <button type="button" className="surco-button" onClick={leave}>
          Salir y perder los cambios
        </button>
        <button type="button" className="surco-button surco-button-primary" ref={safe} onClick={stay}>
          Seguir en la página
        </button>
      </div>
    </dialog>
  );
}

/** Asks before unsaved changes are lost. The answer that loses nothing has the focus; Escape means it too. */
export function LeaveDialog(): ReactNode {
  const open = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.isOpen);
  return open ? <Question /> : null;
}
