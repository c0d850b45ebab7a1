import type { CallKey, CallRequest, ImportedList } from '../../contract';
import { limits } from '../../domain/limits';
import { useCachePatch } from '../../platform';
import { ServerExport } from '../export/server-export';
import { ImportPage } from './import-page';
import type { ImportPageProps } from './import-types';

type WatchImport = NonNullable<ImportPageProps['watchImport']>;
type TemplateCall =
  'GET /sales/file-template' | 'GET /localities/file-template' | 'GET /imports/{entity}/file-template';

const renderTemplate = <K extends TemplateCall>(call: K, request: CallRequest<K>, records: string) => (
  <ServerExport name={`plantilla-${records}.xlsx`} call={call} request={request} label="Descargar plantilla" />
);

function Template({ imported, records }: { imported: ImportedList; records: string }) {
  if (imported === 'sales') return renderTemplate('GET /sales/file-template', {}, records);
  if (imported === 'localities') return renderTemplate('GET /localities/file-template', {}, records);
  return renderTemplate('GET /imports/{entity}/file-template', { params: { entity: imported } }, records);
}

const loadCalls = () => import(/* webpackChunkName: "send-import" */ './send-import');

/** `pollImportProgress`, whose code loads first. */
function watchImport(noun: ImportPageProps['noun'], ...[key, onStep, onEnd]: Parameters<WatchImport>): () => void {
  let isStopped = false;
  let stop = (): void => undefined;
  const start = async (): Promise<void> => {
    const { pollImportProgress } = await loadCalls();
    if (!isStopped) stop = pollImportProgress(key, noun, onStep, onEnd);
  };
  void start();
  return () => {
    isStopped = true;
    stop();
  };
}

interface Props extends Pick<ImportPageProps, 'noun' | 'list'> {
  imported: ImportedList;
  /** What a person has to know about the rows, a sentence each. */
  help: readonly string[];
  /** The calls whose answers an import changes. */
  affectedCalls: readonly CallKey[];
}

/** imports a list from a file of the person or from the template. */
export function ListImportPage({ imported, noun, list, help, affectedCalls }: Props) {
  const { refresh } = useCachePatch();
  return (
    <ImportPage
      imported={imported}
      noun={noun}
      list={list}
      template={<Template imported={imported} records={noun[1]} />}
      help={
        <ul>
          <li>
            Use su propio archivo de Excel (.xlsx) o .csv, con los nombres de las columnas arriba, o la plantilla.
          </li>
          {help.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      }
      maxBytes={limits.workbook.maxBytes}
      send={async (request) => (await loadCalls()).sendImport(imported, noun, request)}
      watchImport={(...watched) => watchImport(noun, ...watched)}
      onDone={() => void refresh(...affectedCalls)}
    />
  );
}
