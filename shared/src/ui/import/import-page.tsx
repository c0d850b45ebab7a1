import { Button } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { importEntities } from '../../contract';
import { formatCount } from '../../domain/text/formats';
import { createRetryableLoad, getErrorMessage, useLazyState, useReturnPath, useUnsavedChanges } from '../../platform';
import { FileDropZone } from './file-drop-zone';
import { Icon } from '../display/icon';
import { ImportErrorTable } from './import-error-table';
import { applyDecisions, areOfRows, describeSheet, type ImportPagePhase } from './import-state';
import type * as ImportParts from './import-parts';
import type { ImportDecisions, ImportPageProps, ImportRowError } from './import-types';
import { ActionButton } from '../feedback/action-button';
import { ProgressBar } from '../feedback/progress-bar';
import { FoldedSection } from '../form/folded-section';
import { useImportPage } from './use-import-page';
import '../form/form-page.css';
import '../list/list-page.css';
import './import-page.css';

type Noun = ImportPageProps['noun'];

const CONTINUES_TEXT = 'La importación sigue aunque se salga de esta página; al terminar llega una notificación.';

type Parts = typeof ImportParts;

const partsCode = createRetryableLoad(() => import(/* webpackChunkName: "import-parts" */ './import-parts'));

/** What is shown once a file has been read or the earlier imports are opened; its code loads then. */
function LazyParts({ children }: { children: (parts: Parts) => ReactNode }) {
  const code = useLazyState(partsCode);
  useEffect(() => void partsCode.load(), []);
  if (code.status === 'loaded') return children(code.module);
  if (code.status !== 'failed') return null;
  return (
    <p role="alert">
      No se pudo cargar esta parte de la página. <Button onClick={() => void partsCode.retry()}>Reintentar</Button>
    </p>
  );
}

interface ImportStatusProps {
  phase: ImportPagePhase;
  noun: Noun;
  fileName: string;
  decisions: ImportDecisions;
  onDecide: (decisions: ImportDecisions) => void;
  /** Checks the file again without the rows that have errors. */
  onSkipErrors: ((errors: readonly ImportRowError[]) => void) | undefined;
}

/** State of the last attempt, with the errors per cell if there are any. */
function ImportStatus({ phase, fileName, onSkipErrors, ...rest }: ImportStatusProps) {
  if (phase.at === 'reading') return <output>Leyendo el archivo…</output>;
  if (phase.at === 'working')
    return (
      <>
        <ProgressBar label={phase.step.label} progress={phase.step.progress} />
        {!phase.dryRun && phase.step.isUploaded && <p className="surco-form-help">{CONTINUES_TEXT}</p>}
      </>
    );
  if (phase.at === 'invalidFile' || phase.at === 'failed')
    return (
      <p className="surco-import-note surco-import-bad" role="alert">
        {phase.at === 'invalidFile' ? phase.text : getErrorMessage(phase.error)}
      </p>
    );
  if (phase.at === 'refused')
    return (
      <>
        <p className="surco-import-note surco-import-bad" role="alert">
          No se registró nada: corrija el archivo, elíjalo otra vez y revíselo de nuevo. {describeSheet(phase.outcome)}
        </p>
        {onSkipErrors && areOfRows(phase.outcome.errors) && (
          <Button onClick={() => onSkipErrors(phase.outcome.errors)}>Omitir las filas con errores</Button>
        )}
        <ImportErrorTable
          key={fileName}
          errors={phase.outcome.errors}
          fileName={fileName}
          failedRows={phase.outcome.failedRows}
        />
      </>
    );
  if (phase.at !== 'checked') return null;
  return (
    <LazyParts>
      {({ ImportReview }) => <ImportReview key={fileName} outcome={phase.outcome} fileName={fileName} {...rest} />}
    </LazyParts>
  );
}

/** An import that was started before the page was left: its progress or its end. */
function ResumedImport({
  phase,
  list,
  onRestart,
}: Pick<ImportStatusProps, 'phase'> & Pick<ImportPageProps, 'list'> & { onRestart: () => void }) {
  if (phase.at !== 'resumed' && phase.at !== 'finished') return null;
  const isFinished = phase.at === 'finished';
  return (
    <section className="surco-form-section surco-import-done">
      {isFinished && <Icon name="check" size={28} />}
      <h2>{isFinished ? 'Importación terminada' : 'Importación en curso'}</h2>
      <output>
        {isFinished ? `Se importó ${phase.fileName}; lo registrado se indica en las notificaciones.` : phase.fileName}
      </output>
      {!isFinished && <ProgressBar label={phase.step.label} progress={phase.step.progress} />}
      {!isFinished && <p className="surco-form-help">{CONTINUES_TEXT}</p>}
      <div className="surco-list-actions">
        {isFinished && <ActionButton primary action={list} />}
        <Button onClick={onRestart}>Importar otro archivo</Button>
      </div>
    </section>
  );
}

/** Whether the import of a list can leave out rows; sales and localities are imported whole. */
const canSkip = (list: ImportPageProps['imported']): boolean => importEntities.some((entity) => entity === list);

/** What the button of the import does; it says no numbers while decisions are missing. */
function describeImport(
  { createdCount, mergedCount, undecidedCount }: ReturnType<typeof applyDecisions>,
  noun: Noun,
): string {
  if (undecidedCount > 0) return 'Importar';
  if (createdCount > 0) return `Importar ${formatCount(createdCount, ...noun)}`;
  return `Completar ${formatCount(mergedCount, ...noun)}`;
}

/** The earlier imports, behind their heading. */
function History(props: Parameters<Parts['ImportHistory']>[0]) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FoldedSection
      title="Importaciones anteriores"
      help="Una importación se puede deshacer mientras nadie use ni cambie lo que registró."
      onToggle={() => setIsOpen(true)}
    >
      {isOpen && <LazyParts>{({ ImportHistory }) => <ImportHistory {...props} />}</LazyParts>}
    </FoldedSection>
  );
}

/** Import page: file, its columns, dry run with decisions, import. The file stays chosen after a failure. */
export function ImportPage(props: ImportPageProps) {
  const { noun, template, help, list, imported, onDone } = props;
  const { file, phase, choose, run, content, match, isIncomplete, decisions, decide, skipErrors } =
    useImportPage(props);
  const busy = phase.at === 'working' || phase.at === 'reading';
  const isImporting = phase.at === 'working' && !phase.dryRun;
  const hasDecided = phase.at !== 'done' && Object.keys(decisions).length > 0;
  useUnsavedChanges(isImporting ? !phase.step.isUploaded : hasDecided);
  const decided = phase.at === 'checked' ? applyDecisions(phase.outcome, decisions) : null;
  const isReady = decided !== null && decided.createdCount + decided.mergedCount + decided.undecidedCount > 0;
  const isEmpty = phase.at === 'checked' && !isReady;
  const canRetryImport = phase.at === 'failed' && !phase.dryRun;
  const returnPath = useReturnPath();
  const fileSection = useRef<HTMLElement>(null);
  const state = useRef<HTMLDivElement>(null);
  const [isRestarted, setIsRestarted] = useState(false);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isRestarted) fileSection.current?.querySelector('input')?.focus();
  }, [isRestarted]);
  const restart = (): void => {
    choose(null);
    setIsRestarted(true);
  };
  const skip = (errors: readonly ImportRowError[]): void => {
    state.current?.focus();
    void skipErrors(errors);
  };
  const start = (chosen: File): void => {
    setIsRestarted(false);
    choose(chosen);
  };
  if (phase.at === 'resumed' || phase.at === 'finished')
    return <ResumedImport phase={phase} list={list} onRestart={restart} />;
  if (phase.at === 'done')
    return (
      <LazyParts>
        {({ ImportResult }) => (
          <ImportResult
            outcome={phase.outcome}
            fileName={file?.name ?? ''}
            noun={noun}
            list={list}
            onRestart={restart}
            onUndone={onDone}
          />
        )}
      </LazyParts>
    );
  return (
    <div className="surco-form surco-import">
      <section className="surco-form-section" ref={fileSection}>
        <h2>1. Archivo</h2>
        <div className="surco-import-help">{help}</div>
        {template}
        <FileDropZone label={`Archivo de ${noun[1]}`} file={file} disabled={phase.at === 'working'} onChoose={start} />
      </section>
      {imported && !content && (
        <section className="surco-form-section surco-import-next">
          <h2>2. Columnas</h2>
          <p className="surco-form-help">Al elegir el archivo se ve de qué columna se lee cada dato.</p>
        </section>
      )}
      {content && (
        <LazyParts>
          {({ ImportColumnChoices }) => (
            <ImportColumnChoices
              key={content.columns.headings.join('\n')}
              file={content.columns}
              matches={content.matches}
              disabled={busy}
              onChange={match}
            />
          )}
        </LazyParts>
      )}
      <section className="surco-form-section">
        <h2>{imported ? '3. Revisión' : '2. Revisión'}</h2>
        <p className="surco-form-help">Primero se revisa el archivo completo, sin registrar nada.</p>
        <div className="surco-list-actions">
          <Button
            type={isReady || canRetryImport ? 'default' : 'primary'}
            icon={<Icon name="search" size={16} />}
            disabled={!file || busy || isIncomplete || phase.at === 'invalidFile'}
            onClick={() => void run(true)}
          >
            Revisar archivo
          </Button>
          {(isReady || canRetryImport || isImporting) && (
            <Button
              type="primary"
              disabled={busy || (decided !== null && decided.undecidedCount > 0)}
              onClick={() => void run(false)}
            >
              {decided ? describeImport(decided, noun) : 'Importar'}
            </Button>
          )}
          {isEmpty && <Button onClick={restart}>Elegir otro archivo</Button>}
          {isEmpty && returnPath && <ActionButton action={{ label: 'Volver y seguir', to: returnPath }} />}
        </div>
        <div className="surco-import-state" ref={state} tabIndex={-1}>
          <ImportStatus
            phase={phase}
            noun={noun}
            fileName={file?.name ?? ''}
            decisions={decisions}
            onDecide={decide}
            onSkipErrors={canSkip(imported) ? skip : undefined}
          />
        </div>
      </section>
      {imported && <History imported={imported} noun={noun} onUndone={onDone} />}
    </div>
  );
}
