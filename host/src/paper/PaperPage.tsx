import { formatPaperName } from '@surco/shared/papers';
import { ApiError, call, getErrorMessage, getRuntimeConfig, session, useCall, useParams } from '@surco/shared/platform';
import { PaperSheet, PrintView } from '@surco/shared/ui/paper';
import { type ReactNode, useEffect } from 'react';
import { PageSkeleton } from '../shell/states/PageSkeleton';
import { StatePanel } from '../shell/states/StatePanel';
import './paperPage.css';

const ICON = 'M6 3.5h8l4.5 4.5v12.5H6v-17ZM14 3.5V8h4.5M9 15l6-3';

/** The same for a forged, expired and revoked link: the page says nothing about what it once led to. */
const EndedLink = (): ReactNode => (
  <StatePanel
    icon={ICON}
    heading="Este enlace ya no sirve"
    text="Venció, fue retirado o está incompleto. Pida un enlace nuevo a la persona que le vendió."
  />
);

/** Reports that a person opened the page; chats that preview a link run no script. Not counted for staff. */
function useReportOpening(token: string, isShown: boolean): void {
  useEffect(() => {
    const { user } = session.get();
    if (!isShown || (user && user.role !== 'Farmer')) return;
    call('POST /papers/{token}/opened', { params: { token } }).catch(() => undefined);
  }, [token, isShown]);
}

/** the paper of a link, for whoever has it: to read, download and print. */
export default function PaperPage(): ReactNode {
  const { token = '' } = useParams();
  const { data: paper, error, mutate } = useCall('GET /papers/{token}', { params: { token } });
  useReportOpening(token, paper !== undefined);
  if (error instanceof ApiError && error.status === 404) return <EndedLink />;
  if (paper)
    return (
      <>
        <div className="surco-shared-paper-actions">
          <a
            className="surco-button surco-button-primary"
            href={`${getRuntimeConfig().apiBase}/papers/${encodeURIComponent(token)}/pdf`}
            rel="nofollow"
            download
          >
            Descargar PDF
          </a>
          <button type="button" className="surco-button" onClick={() => window.print()}>
            Imprimir
          </button>
        </div>
        <div className="surco-shared-paper">
          <PaperSheet paper={paper} />
        </div>
        <PrintView title={formatPaperName(paper)}>{() => <PaperSheet paper={paper} />}</PrintView>
      </>
    );
  if (!error) return <PageSkeleton />;
  return (
    <StatePanel urgent icon={ICON} heading="No se pudo abrir el documento" text={getErrorMessage(error)}>
      <button type="button" className="surco-button surco-button-primary" onClick={() => void mutate()}>
        Reintentar
      </button>
    </StatePanel>
  );
}
