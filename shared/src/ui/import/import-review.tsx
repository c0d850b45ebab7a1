import { formatCount } from '../../domain/text/formats';
import { ImportDuplicates } from './import-duplicates';
import { ImportWarnings } from './import-error-table';
import { ImportSkippedErrors } from './import-skipped-errors';
import { ImportPreview, ImportRecords } from './import-preview';
import { applyDecisions, describeOthers, describeOutcome, describeSheet } from './import-state';
import type { ImportDecisions, ImportOutcome, ImportPageProps } from './import-types';

interface Props {
  outcome: ImportOutcome;
  noun: ImportPageProps['noun'];
  fileName: string;
  decisions: ImportDecisions;
  onDecide: (decisions: ImportDecisions) => void;
}

const describeNothing = ({ skippedCount = 0 }: ImportOutcome): string =>
  skippedCount > 0
    ? 'No queda nada que importar.'
    : 'El archivo no tiene errores, pero todo lo que contiene ya se había importado.';

function describeState(decided: ReturnType<typeof applyDecisions>, noun: Props['noun']): string {
  const { createdCount, mergedCount, undecidedCount } = decided;
  if (undecidedCount > 0)
    return `Falta decidir sobre ${formatCount(undecidedCount, 'fila parecida', 'filas parecidas')}. Hasta ahora: ${describeOutcome(decided, noun)}.`;
  return createdCount + mergedCount > 0
    ? `El archivo está listo: ${describeOutcome(decided, noun)}.`
    : describeNothing(decided);
}

/** What an import of a file without errors would do, and what the person has to decide before. */
export function ImportReview({ outcome, noun, fileName, decisions, onDecide }: Props) {
  const { duplicates = [], preview = [], records = [], warnings = [] } = outcome;
  const decided = applyDecisions(outcome, decisions);
  const sentences = [describeState(decided, noun), describeOthers(decided, 'planned'), describeSheet(outcome)];
  return (
    <>
      <output className={`surco-import-note ${decided.undecidedCount > 0 ? 'surco-import-open' : 'surco-import-good'}`}>
        {sentences.filter(Boolean).join(' ')}
      </output>
      {duplicates.length > 0 && <ImportDuplicates duplicates={duplicates} decisions={decisions} onDecide={onDecide} />}
      {warnings.length > 0 && <ImportWarnings warnings={warnings} />}
      <ImportSkippedErrors outcome={outcome} fileName={fileName} />
      {preview.length > 0 && <ImportPreview rows={preview} noun={noun} />}
      {records.length > 0 && <ImportRecords rows={records} noun={noun} />}
    </>
  );
}
