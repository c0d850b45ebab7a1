import type { TargetMeasure } from '@surco/shared/domain';
import type { TargetGrid } from '@surco/shared/contract';
import { useIsPhone } from '@surco/shared/ui/display';
import { ChoiceField } from '@surco/shared/ui/fields';
import { FormSection, useEnterKey } from '@surco/shared/ui/form';
import { isTabular, PasteBox, PasteReport } from '@surco/shared/ui/paste';
import { type ClipboardEvent, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FocusedCell, parsePastedBlock } from '../model/parsePastedBlock';
import { parsePastedTargets, type PasteResult } from '../model/parsePastedTargets';
import { emptyTarget, getCellKey, parseCellKey, type TargetFormValues, type TypedTarget } from '../model/targetForm';
import { texts } from '../texts';
import { TargetRow, type TargetColumn } from './TargetRow';
import './targets.css';

interface Props {
  grid: TargetGrid;
  values: TargetFormValues;
  measure: TargetMeasure;
  updateValues: (change: (values: TargetFormValues) => TargetFormValues) => void;
}

const ALL_PRODUCTS = '';

/** The column of all products, and those of the products that have a target or were added. */
function buildColumns({ products }: TargetGrid, { cells }: TargetFormValues, added: ReadonlySet<string>) {
  const withTarget = new Set(
    Object.entries(cells).flatMap(([key, { bags, total }]) =>
      bags === null && total === null ? [] : [parseCellKey(key).productId],
    ),
  );
  return [
    { productId: null, label: texts.allProducts },
    ...products
      .filter(({ id }) => withTarget.has(id) || added.has(id))
      .map(({ id, code }): TargetColumn => ({ productId: id, label: code })),
  ];
}

/** The cell of the table that an event is of; undefined for the box to paste in. */
function findFocusedCell(target: EventTarget): FocusedCell | undefined {
  const cell = target instanceof Element ? target.closest('td') : null;
  const row = cell?.closest('tr');
  // The first column has the names.
  return cell && row ? { row: row.sectionRowIndex, column: cell.cellIndex - 1 } : undefined;
}

/** The targets, edited in place: a column for each product on a desktop, one column at a time on a phone. */
export function TargetTable({ grid, values, measure, updateValues }: Props) {
  const isPhone = useIsPhone();
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const [phoneProduct, setPhoneProduct] = useState(ALL_PRODUCTS);
  const [pasteResult, setPasteResult] = useState<PasteResult | null>(null);
  const box = useEnterKey<HTMLDivElement>();
  const columns = buildColumns(grid, values, added);
  const chosen = grid.products.find(({ id }) => id === phoneProduct);
  const phoneColumn = { productId: chosen?.id ?? null, label: chosen?.code ?? texts.allProducts };
  const shown = isPhone ? [phoneColumn] : columns;
  const change = useCallback(
    (key: string, target: TypedTarget): void => updateValues(({ cells }) => ({ cells: { ...cells, [key]: target } })),
    [updateValues],
  );
  const remove = useCallback(
    (ownerId: string): void =>
      updateValues(({ cells }) => ({
        cells: Object.fromEntries(
          Object.entries(cells).map(([key, cell]) => [key, key.startsWith(`${ownerId}:`) ? emptyTarget : cell]),
        ),
      })),
    [updateValues],
  );
  const addPastedText = (text: string, focused?: FocusedCell): void => {
    const table = { rows: grid.rows, productIds: shown.map(({ productId }) => productId), measure };
    const block = focused && parsePastedBlock(text, focused, table);
    const result = block ?? parsePastedTargets(text, grid, measure);
    setPasteResult(result);
    updateValues(({ cells }) => {
      const changed = { ...cells };
      for (const target of result.targets) {
        const key = getCellKey(target);
        changed[key] = { ...(changed[key] ?? emptyTarget), [measure]: target.value };
      }
      return { cells: changed };
    });
  };
  const handlePaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text');
    if (!isTabular(text)) return;
    event.preventDefault();
    const { target } = event;
    const focused = findFocusedCell(target);
    if (!focused || !(target instanceof HTMLElement)) return addPastedText(text);
    // A field keeps what is typed in it while it has the focus. It gets it back before the next key.
    flushSync(() => {
      target.blur();
      addPastedText(text, focused);
    });
    target.focus();
  };
  const toOption = ({ id, code, name }: TargetGrid['products'][number]) => ({ value: id, label: `${code} · ${name}` });
  return (
    <FormSection title={texts.table} help={texts.tableHelp}>
      {isPhone ? (
        <ChoiceField
          name="shownProduct"
          label={texts.shownProduct}
          options={[{ value: ALL_PRODUCTS, label: texts.allProducts }, ...grid.products.map(toOption)]}
          value={phoneProduct}
          onChange={setPhoneProduct}
        />
      ) : (
        <div className="surco-targets-add">
          <ChoiceField
            name="addProduct"
            label={texts.addProduct}
            placeholder={texts.addProductPlaceholder}
            options={grid.products.filter(({ id }) => !columns.some(({ productId }) => productId === id)).map(toOption)}
            value=""
            onChange={(id) => setAdded((current) => new Set([...current, id]))}
          />
        </div>
      )}
      <div className="surco-targets-scroll" ref={box} onPaste={handlePaste}>
        <table className="surco-targets">
          <caption className="surco-hidden">{texts.table}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.owners[grid.owner]}</th>
              {shown.map(({ productId, label }) => (
                <th key={productId ?? ALL_PRODUCTS} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.rows.map((row) => (
              <TargetRow
                key={row.id}
                row={row}
                columns={shown}
                cells={values.cells}
                measure={measure}
                onChange={change}
                onRemove={remove}
              />
            ))}
          </tbody>
        </table>
      </div>
      {pasteResult && <PasteReport added={texts.pasted(pasteResult.targets.length)} rejected={pasteResult.rejected} />}
      <PasteBox
        label={texts.pasteLabels[grid.owner]}
        help={texts.pasteHelp}
        placeholder={texts.pastePlaceholders[grid.owner]}
        onPaste={handlePaste}
        onSubmitText={(text) => addPastedText(text)}
      />
    </FormSection>
  );
}
