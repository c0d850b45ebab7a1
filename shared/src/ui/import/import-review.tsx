import { formatCount } from '../../domain/text/formats';
import { ImportDuplicates } from './import-duplicates';
import { ImportPreview, ImportRecords } from './import-preview';
import { applyDecisions, describeOthers, describeOutcome, describeSheet } from './import-state';
import type { ImportDecisions, ImportOutcome, ImportPageProps } from './import-types';

interface Props {
  outcome: ImportOutcome;
  noun: ImportPageProps['noun'];
  decisions: ImportDecisions;
  onDecide: (decisions: ImportDecisions) => void;
}

const describeNothing = ({ skippedCount = 0 }: ImportOutcome): string =>
  skippedCount > 0
    ? 'No queda nada que importar.'
    : 'El archivo no tiene errores, pero todo lo que contiene ya se había importado.';

/** What an import of a file without errors would do, and what the person has to decide before. */
export function ImportReview({ outcome, noun, decisions, onDecide }: Props) {
  const { duplicates = [], preview = [], records = [] } = outcome;
  const decided = applyDecisions(outcome, decisions);
  const { createdCount, mergedCount = 0, undecidedCount } = decided;
  const sentences = [
    createdCount + mergedCount + undecidedCount > 0
      ? `El archivo está listo: ${describeOutcome(decided, noun)}.`
      : describeNothing(decided),
    describeOthers(decided, 'planned'),
    undecidedCount > 0 && `Falta decidir sobre ${formatCount(undecidedCount, 'fila parecida', 'filas parecidas')}.`,
    describeSheet(outcome),
  ];
  return (
    <>
      <output className="surco-import-note surco-import-good">{sentences.filter(Boolean).join(' ')}</output>
      {duplicates.length > 0 && <ImportDuplicates duplicates={duplicates} decisions={decisions} onDecide={onDecide} />}
      {preview.length > 0 && <ImportPreview rows={preview} noun={noun} />}
      {records.length > 0 && <ImportRecords rows={records} noun={noun} />}
    </>
  );
}
