import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { formatCount } from '../../domain/text/formats';
import { useReturnPath } from '../../platform';
import { ActionButton } from '../feedback/action-button';
import { Icon } from '../display/icon';
import { ImportSkippedErrors } from './import-skipped-errors';
import { describeOthers, describeOutcome } from './import-state';
import type { ImportOutcome, ImportPageProps } from './import-types';
import { useUndoImport } from './use-undo-import';

interface Props extends Pick<ImportPageProps, 'noun' | 'list'> {
  outcome: ImportOutcome;
  fileName: string;
  onRestart: () => void;
  onUndone: (() => void) | undefined;
}

function describeResult(outcome: ImportOutcome, noun: Props['noun']): string {
  const verb = outcome.createdCount === 1 ? 'Se registró' : 'Se registraron';
  return [`${verb} ${describeOutcome(outcome, noun)}.`, describeOthers(outcome, 'done')].filter(Boolean).join(' ');
}

/** Takes the focus, because the button that had it is gone. */
function EndHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}

/** What an import has done; it can be undone at once. */
export function ImportResult({ outcome, fileName, noun, list, onRestart, onUndone }: Props) {
  const { importId, createdCount } = outcome;
  const returnPath = useReturnPath();
  const [isUndone, setIsUndone] = useState(false);
  const { undo, dialog } = useUndoImport(noun, onUndone);
  return (
    <>
      <section className="surco-form-section surco-import-done">
        <Icon name="check" size={28} />
        <EndHeading key={String(isUndone)}>{isUndone ? 'Importación deshecha' : 'Importación terminada'}</EndHeading>
        <output>
          {isUndone
            ? `${createdCount === 1 ? 'Se eliminó' : 'Se eliminaron'} ${formatCount(createdCount, ...noun)}.`
            : describeResult(outcome, noun)}
        </output>
        <div className="surco-list-actions">
          {returnPath && <ActionButton primary action={{ label: 'Volver y seguir', to: returnPath }} />}
          <ActionButton primary={!returnPath} action={list} />
          <Button onClick={onRestart}>Importar otro archivo</Button>
          {importId && createdCount > 0 && !isUndone && (
            <Button danger onClick={() => void undo({ id: importId, created: createdCount }).then(setIsUndone)}>
              Deshacer esta importación
            </Button>
          )}
        </div>
        {dialog}
      </section>
      {!isUndone && (
        <div className="surco-import">
          <ImportSkippedErrors outcome={outcome} fileName={fileName} />
        </div>
      )}
    </>
  );
}
