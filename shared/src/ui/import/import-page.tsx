import { Button } from 'antd';
import { useEffect } from 'react';
import { formatCount } from '../../domain/text/formats';
import { createRetryableLoad, getErrorMessage, useLazyState, useUnsavedChanges } from '../../platform';
import { FileDropZone } from './file-drop-zone';
import { Icon } from '../display/icon';
import { ImportErrorTable } from './import-error-table';
import { type ImportPagePhase, describeOutcome, describeSheet } from './import-state';
import type { ImportPageProps, ImportPreviewRow } from './import-types';
import { ActionButton } from '../feedback/action-button';
import { ProgressBar } from '../feedback/progress-bar';
import { useImportPage } from './use-import-page';
import '../form/form-page.css';
import '../list/list-page.css';
import './import-page.css';

type Noun = ImportPageProps['noun'];

const CONTINUES_TEXT = 'La importación sigue aunque se salga de esta página; al terminar llega una notificación.';

interface ImportStatusProps {
  phase: ImportPagePhase;
  noun: Noun;
  fileName: string;
}

interface RestartProps {
  onRestart: () => void;
}

const previewCode = createRetryableLoad(() => import(/* webpackChunkName: "import-preview" */ './import-preview'));

/** What an import would register; its code loads when the file has been checked. */
function LazyPreview(props: { rows: readonly ImportPreviewRow[]; noun: Noun }) {
  const code = useLazyState(previewCode);
  useEffect(() => void previewCode.load(), []);
  if (code.status === 'loaded') return <code.module.ImportPreview {...props} />;
  if (code.status !== 'failed') return null;
  return (
    <p role="alert">
      No se pudo mostrar lo que se va a registrar. <Button onClick={() => void previewCode.retry()}>Reintentar</Button>
    </p>
  );
}

/** State of the last attempt, with the errors per cell if there are any. */
function ImportStatus({ phase, noun, fileName }: ImportStatusProps) {
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
        <ImportErrorTable key={fileName} errors={phase.outcome.errors} fileName={fileName} />
      </>
    );
  if (phase.at === 'checked')
    return (
      <>
        <output className="surco-import-note surco-import-good">
          {phase.outcome.createdCount > 0
            ? `El archivo está listo: ${describeOutcome(phase.outcome, noun)}.`
            : 'El archivo no tiene errores, pero todo lo que contiene ya se había importado.'}{' '}
          {describeSheet(phase.outcome)}
        </output>
        {phase.outcome.preview && phase.outcome.preview.length > 0 && (
          <LazyPreview key={fileName} rows={phase.outcome.preview} noun={noun} />
        )}
      </>
    );
  return null;
}

/** An import that was started before the page was left: its progress or its end. */
function ResumedImport({
  phase,
  list,
  onRestart,
}: Pick<ImportStatusProps, 'phase'> & Pick<ImportPageProps, 'list'> & RestartProps) {
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

function ImportResult({
  phase,
  noun,
  list,
  onRestart,
}: ImportStatusProps & Pick<ImportPageProps, 'list'> & RestartProps) {
  if (phase.at !== 'done') return null;
  return (
    <section className="surco-form-section surco-import-done">
      <Icon name="check" size={28} />
      <h2>Importación terminada</h2>
      <output>
        {phase.outcome.createdCount === 1 ? 'Se registró' : 'Se registraron'} {describeOutcome(phase.outcome, noun)}.
      </output>
      <div className="surco-list-actions">
        <ActionButton primary action={list} />
        <Button onClick={onRestart}>Importar otro archivo</Button>
      </div>
    </section>
  );
}

/** Import page: template, file, dry run, import. The file stays chosen after a failure. */
export function ImportPage(props: ImportPageProps) {
  const { noun, template, help, list } = props;
  const { file, phase, choose, run } = useImportPage(props);
  const busy = phase.at === 'working';
  useUnsavedChanges(busy && !phase.dryRun && !phase.step.isUploaded);
  const isReady = phase.at === 'checked' && phase.outcome.createdCount > 0;
  const canRetryImport = phase.at === 'failed' && !phase.dryRun;
  const endProps = { list, onRestart: () => choose(null) };
  if (phase.at === 'resumed' || phase.at === 'finished') return <ResumedImport phase={phase} {...endProps} />;
  if (phase.at === 'done') return <ImportResult phase={phase} noun={noun} fileName="" {...endProps} />;
  return (
    <div className="surco-form surco-import">
      <section className="surco-form-section">
        <h2>1. Llenar la plantilla</h2>
        <div className="surco-import-help">{help}</div>
        {template}
      </section>
      <section className="surco-form-section">
        <h2>2. Elegir el archivo</h2>
        <FileDropZone label={`Archivo de ${noun[1]}`} file={file} disabled={busy} onChoose={choose} />
      </section>
      <section className="surco-form-section">
        <h2>3. Revisar e importar</h2>
        <p className="surco-form-help">Primero se revisa el archivo completo, sin registrar nada.</p>
        <div className="surco-list-actions">
          <Button
            type={isReady || canRetryImport ? 'default' : 'primary'}
            icon={<Icon name="search" size={16} />}
            disabled={!file || busy || phase.at === 'invalidFile'}
            onClick={() => void run(true)}
          >
            Revisar archivo
          </Button>
          {(isReady || canRetryImport || (busy && !phase.dryRun)) && (
            <Button type="primary" disabled={busy} onClick={() => void run(false)}>
              {isReady ? `Importar ${formatCount(phase.outcome.createdCount, ...noun)}` : 'Importar'}
            </Button>
          )}
        </div>
        <div className="surco-import-state">
          <ImportStatus phase={phase} noun={noun} fileName={file?.name ?? ''} />
        </div>
      </section>
    </div>
  );
}
