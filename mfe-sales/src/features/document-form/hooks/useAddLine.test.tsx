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
  const { add, pressedProductId } = useAddLine(updateValues);
  return (
    <>
      <button type="button" onClick={() => add('p-1', false)}>
        Agregar
      </button>
      <button type="button" onClick={() => add('p-1', true)}>
        Agregar con el teclado
      </button>
      <output>{pressedProductId}</output>
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

test('the product that a press has added is known, but not one added with a key', async () => {
  render(<Lines />);
  await userEvent.click(screen.getByText('Agregar'));
  expect(screen.getByRole('status')).toHaveTextContent('p-1');
  await userEvent.click(screen.getByText('Agregar con el teclado'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
