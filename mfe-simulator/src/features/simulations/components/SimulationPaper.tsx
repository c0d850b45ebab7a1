import { createLetterhead, describeSimulation, formatPaperName, type SimulationPaperData } from '@surco/shared/papers';
import { useLogo, useSession } from '@surco/shared/platform';
import { fetchServerFile } from '@surco/shared/ui/export';
import { PaperDialog, PaperSheet, PrintView } from '@surco/shared/ui/paper';

/** Without a letterhead of its own a simulation has that of the user's distributor. */
function usePaper(data: SimulationPaperData) {
  const distributor = useSession(({ user }) => user?.distributor);
  const issuer = data.issuer ?? (distributor ? createLetterhead(distributor.name) : null);
  return describeSimulation({ ...data, issuer }, { origin: window.location.origin });
}

/** The paper of the current simulation. @param id the saved simulation that is equal to it, of which there is a PDF */
export function SimulationPaper({
  data,
  id,
  onClose,
}: {
  data: SimulationPaperData;
  id: string | null;
  onClose: () => void;
}) {
  const paper = usePaper(data);
  const fetchPdf = (savedId: string) =>
    fetchServerFile('GET /simulations/{id}/pdf', { params: { id: savedId }, query: {} }, 'Escenario.pdf');
  return <PaperDialog paper={paper} onClose={onClose} fetchPdf={id === null ? undefined : () => fetchPdf(id)} />;
}

/** Prints the paper of the current simulation instead of the page. */
export function SimulationPrintView({ data }: { data: SimulationPaperData }) {
  const paper = usePaper(data);
  // Printing cannot wait for it.
  useLogo(paper.issuer.logo);
  return <PrintView title={formatPaperName(paper)}>{() => <PaperSheet paper={paper} />}</PrintView>;
}
