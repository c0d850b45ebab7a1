import { Button } from 'antd';
import { useRef, useState } from 'react';
import type { ImportDecision, ImportDuplicate } from '../../contract';
import { formatCount, noValue } from '../../domain/text/formats';
import { useConfirm } from '../confirm/use-confirm';
import { RadioField } from '../fields/radio-field';
import { ListPagination } from '../list/list-pagination';
import { type ComparedValue, compareDuplicates, describeLeftValues, splitMerge } from './import-merge';
import { createDecisions, getDecision } from './import-state';
import type { ImportDecisions } from './import-types';
import { useRowPages } from './use-row-pages';

const decisionLabels: Readonly<Record<ImportDecision, string>> = {
  SKIP: 'Omitir',
  MERGE: 'Completar',
  CREATE: 'Registrar otro',
};

const isDecision = (value: string): value is ImportDecision => value in decisionLabels;

/** What a decision does with one row: the other one may be a row of the same file. */
const getLabel = (decision: ImportDecision, { existing }: ImportDuplicate): string =>
  ({
    SKIP: 'Omitir la fila',
    MERGE: existing.row === null ? 'Completar el que existe' : `Completar el de la fila ${existing.row}`,
    CREATE: 'Registrar otro',
  })[decision];

/** What completing the record does with the values of the row. */
function MergeEffect({ values }: { values: readonly ComparedValue[] }) {
  const { filled, left } = splitMerge(values);
  return (
    <ul className="surco-import-effect">
      <li>
        {filled.length > 0 ? `Se llena: ${filled.map(({ label }) => label).join(', ')}.` : 'No le falta ningún dato.'}
      </li>
      {left.map(({ label, incoming, existing }) => (
        <li key={label}>{`No se toma ${label} «${incoming}»: se queda «${existing}».`}</li>
      ))}
    </ul>
  );
}

interface CardProps {
  duplicate: ImportDuplicate;
  values: readonly ComparedValue[];
  decision: ImportDecision | null;
  onDecide: (decision: ImportDecision) => void;
}

function DuplicateCard({ duplicate, values, decision, onDecide }: CardProps) {
  const { row, reason, existing, choices } = duplicate;
  return (
    <section className="surco-import-duplicate" aria-label={`Fila ${row}`}>
      <p>
        <b>{`Fila ${row}.`}</b> <span>{reason}</span>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Dato</th>
            <th scope="col">En el archivo</th>
            <th scope="col">{existing.row === null ? `En Surco: ${existing.label}` : `En la fila ${existing.row}`}</th>
          </tr>
        </thead>
        <tbody>
          {values.map((value) => (
            <tr key={value.label} className={value.incoming === value.existing ? undefined : 'surco-import-differs'}>
              <th scope="row">{value.label}</th>
              <td>{value.incoming || noValue}</td>
              <td>{value.existing || noValue}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <RadioField
        label={`Qué hacer con la fila ${row}`}
        value={decision ?? ''}
        options={choices.map((value) => ({ value, label: getLabel(value, duplicate) }))}
        onChange={(value) => isDecision(value) && onDecide(value)}
      />
      {decision === 'MERGE' && <MergeEffect values={values} />}
    </section>
  );
}

interface ButtonsProps {
  label: string;
  duplicates: readonly ImportDuplicate[];
  onDecide: (rows: readonly ImportDuplicate[], decision: ImportDecision) => void;
}

/** One decision about several rows. */
const DecisionButtons = ({ label, duplicates, onDecide }: ButtonsProps) => (
  <fieldset className="surco-list-actions surco-import-all">
    <legend>{label}</legend>
    {(['SKIP', 'MERGE', 'CREATE'] as const).map((decision) => {
      const rows = duplicates.filter(({ choices }) => choices.includes(decision));
      return (
        rows.length > 0 && (
          <Button key={decision} onClick={() => onDecide(rows, decision)}>
            {decisionLabels[decision]}
          </Button>
        )
      );
    })}
  </fieldset>
);

interface Props {
  duplicates: readonly ImportDuplicate[];
  decisions: ImportDecisions;
  onDecide: (decisions: ImportDecisions) => void;
}

type Filter = 'all' | 'open' | 'decided';

/** The rows that are like a record, side by side with it, and what to do with each: first those the server left open. */
export function ImportDuplicates({ duplicates, decisions, onDecide }: Props) {
  const isOpen = (duplicate: ImportDuplicate): boolean => getDecision(duplicate, decisions) === null;
  const open = duplicates.filter(isOpen);
  const decided = duplicates.filter((duplicate) => !isOpen(duplicate));
  // A row stays where it is while it is decided.
  const [filter, setFilter] = useState<{ by: Filter; rows: ReadonlySet<number> | null }>({ by: 'all', rows: null });
  const { confirm, dialog } = useConfirm();
  const heading = useRef<HTMLElement>(null);
  const ordered = [
    ...duplicates.filter(({ decision }) => decision === null),
    ...duplicates.filter(({ decision }) => decision !== null),
  ];
  const { data, page, setPage } = useRowPages(ordered.filter(({ row }) => !filter.rows || filter.rows.has(row)));
  const compared = compareDuplicates(duplicates, decisions);
  const leftValues = describeLeftValues(duplicates, decisions, compared);
  const decide = (rows: readonly ImportDuplicate[], decision: ImportDecision): void =>
    onDecide({ ...decisions, ...createDecisions(rows, decision) });
  const decideOpen = (rows: readonly ImportDuplicate[], decision: ImportDecision): void => {
    decide(rows, decision);
    // The button is gone: no row is left that may be decided so.
    heading.current?.focus();
  };
  const decideAll = async (rows: readonly ImportDuplicate[], decision: ImportDecision): Promise<void> => {
    const changed = rows.filter(({ row }) => decisions[row] && decisions[row] !== decision).length;
    const isConfirmed =
      changed === 0 ||
      (await confirm({
        title: `¿${decisionLabels[decision]} para todas?`,
        text: `${changed === 1 ? 'Cambia' : 'Cambian'} también ${formatCount(changed, 'fila que ya decidió', 'filas que ya decidió')} de otra forma.`,
        confirmLabel: 'Cambiar todas',
      }));
    if (isConfirmed) decide(rows, decision);
  };
  const choose = (by: Filter): void => {
    const rows = { all: null, open, decided }[by];
    setFilter({ by, rows: rows && new Set(rows.map(({ row }) => row)) });
    setPage(1);
  };
  return (
    <div className="surco-import-report">
      <b ref={heading} tabIndex={-1}>
        {formatCount(duplicates.length, 'fila repetida o parecida', 'filas repetidas o parecidas')}
      </b>
      {duplicates.some(({ choices }) => choices.includes('MERGE')) && (
        <p className="surco-import-samples">
          Completar llena solo lo que le falta al otro registro; lo que difiere no se toma, y cada fila lo dice.
        </p>
      )}
      {duplicates.length > 1 && duplicates.some(({ choices }) => choices.length > 1) && (
        <>
          {open.length > 0 && (
            <DecisionButtons label={`Para las que faltan (${open.length})`} duplicates={open} onDecide={decideOpen} />
          )}
          <DecisionButtons
            label={`Para todas (${duplicates.length})`}
            duplicates={duplicates}
            onDecide={(rows, decision) => void decideAll(rows, decision)}
          />
          <RadioField
            label="Mostrar"
            value={filter.by}
            options={[
              { value: 'all', label: `Todas (${duplicates.length})` },
              { value: 'open', label: `Por decidir (${open.length})` },
              { value: 'decided', label: `Decididas (${decided.length})` },
            ]}
            onChange={choose}
          />
        </>
      )}
      {leftValues && <output className="surco-import-note surco-import-open">{leftValues}</output>}
      {data.map((duplicate) => (
        <DuplicateCard
          key={duplicate.row}
          duplicate={duplicate}
          values={compared.get(duplicate.row) ?? []}
          decision={getDecision(duplicate, decisions)}
          onDecide={(decision) => decide([duplicate], decision)}
        />
      ))}
      <ListPagination page={page} setPage={setPage} />
      {dialog}
    </div>
  );
}
