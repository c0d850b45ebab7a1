import { getFieldId } from '@surco/shared/ui/fields';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createEmptyFormValues, createEmptyLine } from '../model/formValues';
import { useAddLine } from './useAddLine';

const empty = createEmptyFormValues('2026-05-02');

/** A line is rendered some time after it was added. */
function Lines() {
  const [values, updateValues] = useState(empty);
  const [isShown, setIsShown] = useState(false);
  const { add } = useAddLine(values.lines, updateValues);
  return (
    <>
      <button type="button" onClick={() => add('p-1', false)}>
        Agregar
      </button>
      <input aria-label="Notas" />
      <button type="button" onClick={() => setIsShown(true)}>
        Mostrar
      </button>
      {isShown &&
        values.lines.map(({ productId }) => (
          <input key={productId} id={getFieldId(`lines.${productId}.quantity`)} aria-label="Bolsas" />
        ))}
    </>
  );
}

test.each([
  ['E-07 the quantity of a new line is focused when the line is rendered', [], 'Bolsas'],
  ['E-07 a field that was focused meanwhile keeps the focus', ['Notas'], 'Notas'],
])('%s', async (_title, pressed, focused) => {
  render(<Lines />);
  await userEvent.click(screen.getByText('Agregar'));
  for (const label of pressed) await userEvent.click(screen.getByLabelText(label));
  // Renders the line, as React does, without moving the focus.
  fireEvent.click(screen.getByText('Mostrar'));
  expect(screen.getByLabelText('Bolsas')).toBeInTheDocument();
  expect(screen.getByLabelText(focused)).toHaveFocus();
});

/** @returns the lines in the rendering of a change itself, and at the end */
function renderLines() {
  const { result } = renderHook(() => {
    const [values, setValues] = useState(empty);
    return { ...useAddLine(values.lines, setValues), setValues };
  });
  const listIds = () => result.current.shownLines.map(({ productId }) => productId);
  const change = (work: (current: typeof result.current) => void) => {
    let atOnce: string[] = [];
    act(() => {
      flushSync(() => work(result.current));
      atOnce = listIds();
    });
    return [atOnce, listIds()];
  };
  return { change };
}

test('a line that a press has added is rendered after the press, and every other change at once', () => {
  const { change } = renderLines();
  expect(change(({ add }) => add('p-1', true))).toEqual([['p-1'], ['p-1']]);
  expect(change(({ add }) => add('p-2', false))).toEqual([['p-1'], ['p-1', 'p-2']]);
  expect(change(({ add }) => add('p-3', false))).toEqual([
    ['p-1', 'p-2'],
    ['p-1', 'p-2', 'p-3'],
  ]);
  // A removed line, and the lines of a draft.
  for (const lines of [[], [createEmptyLine('p-7'), createEmptyLine('p-3')]]) {
    const ids = lines.map(({ productId }) => productId);
    expect(change(({ setValues }) => setValues({ ...empty, lines }))).toEqual([ids, ids]);
  }
});
