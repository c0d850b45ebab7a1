import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ListDensity, ViewColumn } from '../../../contract';
import { arrangeColumns } from './arrange-columns';
import { ColumnPanel } from './column-panel';

const columns = ['Folio', 'Fecha', 'Bolsas', 'Total'].map((title) => ({ key: title, title, render: () => title }));

function Panel() {
  const [choices, setChoices] = useState<readonly ViewColumn[]>([]);
  const [density, setDensity] = useState<ListDensity>('comfortable');
  const arranged = arrangeColumns(columns, choices);
  return (
    <>
      <ColumnPanel
        layout={{
          arranged,
          isOriginal: choices.length === 0,
          density,
          view: undefined,
          sharedName: null,
          change: (next) => {
            if (next.columns) setChoices(next.columns);
            if (next.density) setDensity(next.density);
          },
          forgetChanges: () => undefined,
        }}
        onClose={() => undefined}
      />
      <output aria-label="Columnas de la tabla">
        {arranged
          .filter(({ isShown }) => isShown)
          .map(({ column }) => column.key)
          .join(' ')}{' '}
        {density}
      </output>
    </>
  );
}

const show = () => {
  render(<Panel />);
  return userEvent.setup();
};
const readTable = () => screen.getByRole('status', { name: 'Columnas de la tabla' }).textContent;

/** jsdom has no pointer events with a position. */
const point = (type: string, clientY: number, target: Element | Document = document) =>
  fireEvent(target, new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientY }));

test('A-01 a column moves with its buttons and with Alt and an arrow key, and its position is announced to screen readers', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Bajar Fecha' }));
  expect(readTable()).toBe('Folio Bolsas Fecha Total comfortable');
  expect(screen.getByText('Fecha: posición 3 de 4')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Bajar Fecha' })).toHaveFocus();
  screen.getByRole('checkbox', { name: 'Total' }).focus();
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
  expect(readTable()).toBe('Folio Total Bolsas Fecha comfortable');
  expect(screen.getByText('Total: posición 2 de 4')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Total' })).toHaveFocus();
});

test('the first column stays: it is neither hidden nor moved, and nothing moves before it', async () => {
  const user = show();
  expect(screen.queryByRole('checkbox', { name: 'Folio' })).toBeNull();
  const up = screen.getByRole('button', { name: 'Subir Fecha' });
  expect(up).toHaveAttribute('aria-disabled', 'true');
  await user.click(up);
  expect(readTable()).toBe('Folio Fecha Bolsas Total comfortable');
});

test('a column moves with its handle, by pointer or finger, while it is dragged', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(36);
  show();
  const handle = screen.getByText('Fecha').closest('li')?.querySelector('.surco-column-handle');
  if (!handle) throw new Error('A column has a handle.');
  point('pointerdown', 100, handle);
  point('pointermove', 125);
  expect(readTable()).toBe('Folio Bolsas Fecha Total comfortable');
  point('pointermove', 400);
  expect(readTable()).toBe('Folio Bolsas Total Fecha comfortable');
  point('pointermove', 100);
  expect(readTable()).toBe('Folio Fecha Bolsas Total comfortable');
  point('pointerup', 100);
  point('pointermove', 400);
  expect(readTable()).toBe('Folio Fecha Bolsas Total comfortable');
  jest.restoreAllMocks();
});

test('columns are hidden and restored, and the height of the rows changes', async () => {
  const user = show();
  await user.click(screen.getByRole('checkbox', { name: 'Bolsas' }));
  await user.click(screen.getByRole('button', { name: 'Subir Total' }));
  await user.click(screen.getByText('Compacta'));
  expect(readTable()).toBe('Folio Fecha Total compact');
  await user.click(screen.getByRole('button', { name: 'Restablecer columnas' }));
  expect(readTable()).toBe('Folio Fecha Bolsas Total compact');
});
