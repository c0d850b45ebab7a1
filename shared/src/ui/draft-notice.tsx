import { Button } from 'antd';
import { formatDateTime } from '../domain/formats';
import type { Refusal } from '../platform';
import { type Question, useConfirm } from './confirm';
import type { DraftSlot } from './use-draft';
import './draft-notice.css';

interface Props {
  slot: Pick<DraftSlot<unknown>, 'found' | 'resume' | 'discard' | 'reason'>;
}

/** The server's sentence and, one by one, what it complained of. */
export const Reason = ({ text, details }: Pick<Refusal, 'text' | 'details'>) => {
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

interface FoundProps {
  found: NonNullable<Props['slot']['found']>;
  onResume: () => void;
  onDiscard: () => void;
}

const Found = ({ found, onResume, onDiscard }: FoundProps) => (
  <section className="surco-draft" aria-label="Borrador guardado">
    <div className="surco-draft-text">
      <p>
        Hay un borrador del {formatDateTime(found.savedAt)}: <strong>{found.label}</strong>
      </p>
      {found.refusal && <Reason {...found.refusal} />}
    </div>
    <div className="surco-draft-actions">
      <Button type="primary" onClick={onResume}>
        Continuar
      </Button>
      <Button onClick={onDiscard}>Descartar</Button>
    </div>
  </section>
);

const Refused = ({ reason }: { reason: Refusal }) => (
  <section className="surco-draft surco-draft-refused" role="alert" aria-label="Por qué no se envió">
    <div className="surco-draft-text">
      <p>
        <strong>No se pudo enviar el {formatDateTime(reason.at)}.</strong> Corrija lo que se indica y envíe de nuevo.
      </p>
      <Reason {...reason} />
    </div>
  </section>
);

const discarding = (label: string): Question => ({
  title: `¿Descartar «${label}»?`,
  text: 'Lo que se llenó se pierde; no se puede deshacer.',
  confirmLabel: 'Descartar el borrador',
  danger: true,
});

/** Above a form: the draft there is to go on with, or why what is in the form came back. */
export function DraftNotice({ slot: { found, resume, discard, reason } }: Props) {
  const { confirm, dialog } = useConfirm();
  const ask = async (label: string): Promise<void> => {
    if (await confirm(discarding(label))) discard();
  };
  return (
    <>
      {found && <Found found={found} onResume={resume} onDiscard={() => void ask(found.label)} />}
      {!found && reason && <Refused reason={reason} />}
      {dialog}
    </>
  );
}
