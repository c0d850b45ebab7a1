import { getFieldId } from '@surco/shared/ui/fields';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createEmptyFormValues } from '../model/formValues';
import { useAddLine } from './useAddLine';

/** A line is rendered some time after it was added. */
function Lines() {
  const [values, updateValues] = useState(createEmptyFormValues('2026-05-02'));
  const [isShown, setIsShown] = useState(false);
  const { add } = useAddLine(updateValues);
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

/** Renders the line, as React does, without moving the focus. */
const showLine = (): boolean => fireEvent.click(screen.getByText('Mostrar'));

test('E-07 the quantity of a new line is focused when the line is rendered', async () => {
  render(<Lines />);
  await userEvent.click(screen.getByText('Agregar'));
  showLine();
  expect(screen.getByLabelText('Bolsas')).toHaveFocus();
});

test('a field that was focused meanwhile keeps the focus', async () => {
  render(<Lines />);
  await userEvent.click(screen.getByText('Agregar'));
  await userEvent.click(screen.getByLabelText('Notas'));
  showLine();
  expect(screen.getByLabelText('Bolsas')).toBeInTheDocument();
  expect(screen.getByLabelText('Notas')).toHaveFocus();
});
