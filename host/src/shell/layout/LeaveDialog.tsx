import { canSaveDrafts } from '@surco/shared/platform';
import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { type LeaveAnswer, leaveConfirmation } from '../../navigation/leaveConfirmation';
import './leaveDialog.css';

const TITLE_ID = 'surco-leave-title';
const TEXT_ID = 'surco-leave-text';

const LOSS_TEXT = 'Hay cambios sin guardar en esta página. Si sale ahora, se perderán.';
const DRAFT_TEXT =
  'Hay cambios sin guardar en esta página. Guárdelos como borrador en este dispositivo para seguir después, o se perderán.';

const answer = (choice: LeaveAnswer) => (): void => leaveConfirmation.answer(choice);
const stay = answer('stay');

function LeaveDialogContent({ hasDraft }: { hasDraft: boolean }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const stayButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    // The browser would focus the first button.
    stayButton.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={hasDraft ? 'surco-leave surco-leave-wide' : 'surco-leave'}
      aria-labelledby={TITLE_ID}
      aria-describedby={TEXT_ID}
      onCancel={(event) => {
        event.preventDefault();
        stay();
      }}
    >
      <h2 id={TITLE_ID}>¿Salir sin guardar?</h2>
      <p id={TEXT_ID}>{hasDraft ? DRAFT_TEXT : LOSS_TEXT}</p>
      <div className="surco-leave-actions">
        <button type="button" className="surco-button" onClick={answer('discard')}>
          Salir y perder los cambios
        </button>
        {hasDraft && (
          <button type="button" className="surco-button" onClick={answer('save-draft')}>
            Guardar borrador y salir
          </button>
        )}
        <button type="button" className="surco-button surco-button-primary" ref={stayButton} onClick={stay}>
          Seguir en la página
        </button>
      </div>
    </dialog>
  );
}

/** Asks before unsaved changes are lost; where the form has a draft, it can be kept. The button that stays on the page has the focus; Escape stays too. */
export function LeaveDialog(): ReactNode {
  const open = useSyncExternalStore(leaveConfirmation.subscribe, leaveConfirmation.isOpen);
  return open ? <LeaveDialogContent hasDraft={canSaveDrafts()} /> : null;
}
