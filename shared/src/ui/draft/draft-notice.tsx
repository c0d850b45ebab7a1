import { Button } from 'antd';
import { formatDateTime } from '../../domain/text/formats';
import type { Refusal } from '../../platform';
import type { ConfirmQuestion } from '../confirm/confirm-question';
import { useConfirm } from '../confirm/use-confirm';
import type { FormDraft } from './use-draft';
import './draft-notice.css';

interface Props {
  draft: Pick<FormDraft<unknown>, 'foundDraft' | 'resume' | 'discard' | 'refusal'>;
}

/** The server's error text and its field errors as a list. */
export const RefusalReason = ({ text, details }: Pick<Refusal, 'text' | 'details'>) => {
  const others = [...new Set(details.map(({ message }) => message))].filter((message) => message !== text);
  return (
    <>
      <p>{text}</p>
      {others.length > 0 && (
        <ul>
          {others.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </>
  );
};

interface FoundDraftNoticeProps {
  found: NonNullable<Props['draft']['foundDraft']>;
  onResume: () => void;
  onDiscard: () => void;
}

const FoundDraftNotice = ({ found, onResume, onDiscard }: FoundDraftNoticeProps) => (
  <section className="surco-draft" aria-label="Borrador guardado">
    <div className="surco-draft-text">
      <p>
        Hay un borrador del {formatDateTime(found.savedAt)}: <strong>{found.label}</strong>
      </p>
      {found.refusal && <RefusalReason {...found.refusal} />}
    </div>
    <div className="surco-draft-actions">
      <Button type="primary" onClick={onResume}>
        Continuar
      </Button>
      {found.canDiscard !== false && <Button onClick={onDiscard}>Descartar</Button>}
    </div>
  </section>
);

const RefusedNotice = ({ reason }: { reason: Refusal }) => (
  <section className="surco-draft surco-draft-refused" role="alert" aria-label="Por qué no se envió">
    <div className="surco-draft-text">
      <p>
        <strong>No se pudo enviar el {formatDateTime(reason.at)}.</strong> Revise lo que se indica antes de enviar de
        nuevo.
      </p>
      <RefusalReason {...reason} />
    </div>
  </section>
);

const createDiscardQuestion = (label: string): ConfirmQuestion => ({
  title: `¿Descartar «${label}»?`,
  text: 'Lo que se llenó se pierde; no se puede deshacer.',
  confirmLabel: 'Descartar el borrador',
  danger: true,
});

/** Notice above a form: offers a stored draft, or shows why the server refused the restored one. */
export function DraftNotice({ draft: { foundDraft, resume, discard, refusal } }: Props) {
  const { confirm, dialog } = useConfirm();
  const discardAfterConfirmation = async (label: string): Promise<void> => {
    if (await confirm(createDiscardQuestion(label))) discard();
  };
  return (
    <>
      {foundDraft && (
        <FoundDraftNotice
          found={foundDraft}
          onResume={resume}
          onDiscard={() => void discardAfterConfirmation(foundDraft.label)}
        />
      )}
      {!foundDraft && refusal && <RefusedNotice reason={refusal} />}
      {dialog}
    </>
  );
}
