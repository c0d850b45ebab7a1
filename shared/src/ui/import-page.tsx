import { Button } from 'antd';
import { plural } from '../domain/formats';
import { errorText, useUnsavedChanges } from '../platform';
import { FileDrop } from './file-drop';
import { Icon } from './icon';
import { ImportReport } from './import-report';
import { type ImportPagePhase, outcomeText } from './import-state';
import type { ImportPageProps } from './import-types';
import { ActionButton } from './page-action';
import { ProgressBar } from './progress-bar';
import { useImportPage } from './use-import';
import './form-page.css';
import './list-page.css';
import './import-page.css';

export type {
  ImportEnd,
  ImportOutcome,
  ImportPageProps,
  ImportProblem,
  ImportSending,
  ImportStep,
} from './import-types';

type Noun = ImportPageProps['noun'];

const goesOn = 'La importación sigue aunque se salga de esta página; al terminar llega una notificación.';

interface StateProps {
  phase: ImportPagePhase;
  noun: Noun;
  fileName: string;
}

interface Again {
  onAgain: () => void;
}

/** How the last attempt stands, in words and, where there is something to correct, cell by cell. */
function State({ phase, noun, fileName }: StateProps) {
  if (phase.at === 'working')
    return (
      <>
        <ProgressBar label={phase.step.label} done={phase.step.done} />
        {!phase.dryRun && phase.step.arrived && <p className="surco-form-help">{goesOn}</p>}
      </>
    );
  if (phase.at === 'unfit' || phase.at === 'failed')
    return (
      <p className="surco-import-note surco-import-bad" role="alert">
        {phase.at === 'unfit' ? phase.text : errorText(phase.error)}
      </p>
    );
  if (phase.at === 'refused')
    return (
      <>
        <p className="surco-import-note surco-import-bad" role="alert">
          No se registró nada: corrija el archivo, elíjalo otra vez y revíselo de nuevo.
        </p>
        <ImportReport key={fileName} problems={phase.outcome.problems} fileName={fileName} />
      </>
    );
  if (phase.at === 'checked')
    return (
      <output className="surco-import-note surco-import-good">
        {phase.outcome.made > 0
          ? `El archivo está listo: ${outcomeText(phase.outcome, noun)}.`
          : 'El archivo no tiene errores, pero todo lo que contiene ya se había importado.'}
      </output>
    );
  return null;
}

/** One that was begun before the page was left: how far it is, or that it is over. */
function Resumed({ phase, list, onAgain }: Pick<StateProps, 'phase'> & Pick<ImportPageProps, 'list'> & Again) {
  if (phase.at !== 'resumed' && phase.at !== 'over') return null;
  const isOver = phase.at === 'over';
  return (
    <section className="surco-form-section surco-import-done">
      {isOver && <Icon name="check" size={28} />}
      <h2>{isOver ? 'Importación terminada' : 'Importación en curso'}</h2>
      <output>
        {isOver ? `Se importó ${phase.fileName}; lo registrado se indica en las notificaciones.` : phase.fileName}
      </output>
      {!isOver && <ProgressBar label={phase.step.label} done={phase.step.done} />}
      {!isOver && <p className="surco-form-help">{goesOn}</p>}
      <div className="surco-list-actions">
        {isOver && <ActionButton primary action={list} />}
        <Button onClick={onAgain}>Importar otro archivo</Button>
      </div>
    </section>
  );
}

function Done({ phase, noun, list, onAgain }: StateProps & Pick<ImportPageProps, 'list'> & Again) {
  if (phase.at !== 'done') return null;
  return (
    <section className="surco-form-section surco-import-done">
      <Icon name="check" size={28} />
      <h2>Importación terminada</h2>
      <output>
        {phase.outcome.made === 1 ? 'Se registró' : 'Se registraron'} {outcomeText(phase.outcome, noun)}.
      </output>
      <div className="surco-list-actions">
        <ActionButton primary action={list} />
        <Button onClick={onAgain}>Importar otro archivo</Button>
      </div>
    </section>
  );
}

/** Template, file, a look at it, and only then the import; whatever fails, the file stays chosen. */
export function ImportPage(props: ImportPageProps) {
  const { noun, template, help, list } = props;
  const { file, phase, choose, run } = useImportPage(props);
  const busy = phase.at === 'working';
  useUnsavedChanges(busy && !phase.dryRun && !phase.step.arrived);
  const ready = phase.at === 'checked' && phase.outcome.made > 0;
  const retryImport = phase.at === 'failed' && !phase.dryRun;
  const again = { list, onAgain: () => choose(null) };
  if (phase.at === 'resumed' || phase.at === 'over') return <Resumed phase={phase} {...again} />;
  if (phase.at === 'done') return <Done phase={phase} noun={noun} fileName="" {...again} />;
  return (
    <div className="surco-form surco-import">
      <section className="surco-form-section">
        <h2>1. Llenar la plantilla</h2>
        <div className="surco-import-help">{help}</div>
        {template}
      </section>
      <section className="surco-form-section">
        <h2>2. Elegir el archivo</h2>
        <FileDrop label={`Archivo de ${noun[1]}`} file={file} accept=".xlsx" disabled={busy} onChoose={choose} />
      </section>
      <section className="surco-form-section">
        <h2>3. Revisar e importar</h2>
        <p className="surco-form-help">Primero se revisa el archivo completo, sin registrar nada.</p>
        <div className="surco-list-actions">
          <Button
            type={ready || retryImport ? 'default' : 'primary'}
            icon={<Icon name="search" size={16} />}
            disabled={!file || busy || phase.at === 'unfit'}
            onClick={() => void run(true)}
          >
            Revisar archivo
          </Button>
          {(ready || retryImport || (busy && !phase.dryRun)) && (
            <Button type="primary" disabled={busy} onClick={() => void run(false)}>
              {ready ? `Importar ${plural(phase.outcome.made, ...noun)}` : 'Importar'}
            </Button>
          )}
        </div>
        <div className="surco-import-state">
          <State phase={phase} noun={noun} fileName={file?.name ?? ''} />
        </div>
      </section>
    </div>
  );
}
