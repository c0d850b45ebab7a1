import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../../testing';
import { NumberInput } from './number-input';

function Bags({ decimals = 0 }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <NumberInput aria-label="Bolsas" value={value} onChange={setValue} decimals={decimals} />
      <output>{String(value)}</output>
    </>
  );
}

test('A-01 formats the number in es-MX on blur and keeps invalid text for correction', async () => {
  const { user } = renderPage(<Bags />);
  const field = screen.getByRole('textbox', { name: 'Bolsas' });
  expect(field).toHaveAttribute('inputmode', 'numeric');
  await user.type(field, '1234.5');
  expect(screen.getByRole('status')).toHaveTextContent('1234.5');
  await user.tab();
  expect(field).toHaveValue('1,234.5');
  await user.clear(field);
  await user.type(field, 'doce');
  await user.tab();
  expect(field).toHaveValue('doce');
  expect(screen.getByRole('status')).toHaveTextContent('NaN');
});

test('A-01 focus removes the thousands separators and selects the whole number', async () => {
  const { user } = renderPage(<Bags />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Bolsas' });
  await user.type(field, '1,234');
  await user.tab();
  expect(field).toHaveValue('1,234');
  await user.click(field);
  expect(field).toHaveValue('1234');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
  await user.keyboard('{ArrowRight}{Backspace}');
  expect(screen.getByRole('status')).toHaveTextContent('123');
});

test('A-05 selects the number as soon as it has the focus, so that no key comes first', () => {
  renderPage(<NumberInput aria-label="Bolsas" value={1234} onChange={() => undefined} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Bolsas' });
  act(() => {
    field.focus();
    expect(field).toHaveValue('1234');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
  });
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
});

test('A-01 typing goes on where it was after the user left the window and came back', async () => {
  const { user } = renderPage(<Bags decimals={2} />);
  const field = screen.getByRole('textbox', { name: 'Bolsas' });
  await user.type(field, '1000');
  // A window that is left keeps its focused element.
  fireEvent.blur(field);
  expect(field).toHaveValue('1000');
  fireEvent.focus(field);
  await user.keyboard('.25');
  expect(screen.getByRole('status')).toHaveTextContent('1000.25');
});

test('a number with decimals uses the keypad with a decimal point', () => {
  renderPage(<Bags decimals={2} />);
  expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'decimal');
});

test.each([
  [1000.5, '1,000.50'],
  [1000, '1,000'],
  [0.01, '0.01'],
])('formats %p pesos as %s', (value, text) => {
  renderPage(<NumberInput aria-label="Importe" prefix="$" decimals={2} value={value} onChange={() => undefined} />);
  expect(screen.getByRole('textbox')).toHaveValue(text);
});
