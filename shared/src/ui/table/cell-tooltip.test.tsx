import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing';
import { DataTable } from './data-table';
import type { ListColumn } from './list-column';

interface Sale {
  id: string;
  customer: string;
  zone: string;
}

const LONG_NAME = 'Sociedad de Producción Rural Hermanos Villavicencio';

const columns: readonly ListColumn<Sale>[] = [
  { key: 'customer', title: 'Cliente', render: ({ customer }) => customer },
  { key: 'zone', title: 'Zona', render: ({ zone }) => zone },
];

/** Stands for the layout, which jsdom does not have: more than 20 letters do not fit. */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function measure(this: Element) {
    return (this.textContent?.length ?? 0) > 20 ? 1 : 0;
  });
});
afterEach(() => jest.restoreAllMocks());

const show = (customer: string, zone = 'Laguna') =>
  renderPage(
    <DataTable columns={columns} rows={[{ id: '1', customer, zone }]} caption="ventas" rowLink={() => '/venta'} />,
  );

const getTooltip = () => document.querySelector('.surco-tooltip');

test('a shortened text shows as a whole under the pointer, until it leaves; a text that fits has no tooltip', async () => {
  const { user } = show(LONG_NAME);
  await user.hover(screen.getByRole('cell', { name: LONG_NAME }));
  await waitFor(() => expect(getTooltip()).toHaveTextContent(LONG_NAME));
  await user.hover(screen.getByRole('cell', { name: 'Laguna' }));
  expect(getTooltip()).toBeNull();
  // It is no stop of the keyboard.
  expect(screen.getByRole('cell', { name: 'Laguna' })).not.toHaveAttribute('tabindex');
});

test('a shortened text shows as a whole when the keyboard reaches it, and Escape hides it', async () => {
  const { user } = show(LONG_NAME, `${LONG_NAME} Norte`);
  await user.tab();
  expect(screen.getByRole('link', { name: LONG_NAME })).toHaveFocus();
  await waitFor(() => expect(getTooltip()).toHaveTextContent(LONG_NAME));
  await user.tab();
  expect(screen.getByRole('cell', { name: `${LONG_NAME} Norte` })).toHaveFocus();
  await waitFor(() => expect(getTooltip()).toHaveTextContent('Norte'));
  await user.keyboard('{Escape}');
  expect(getTooltip()).toBeNull();
});

test('a shortened link shows as a whole, although its cell is as wide as the link', async () => {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function measure(this: Element) {
    return this.localName === 'a' ? 1 : 0;
  });
  const { user } = show(LONG_NAME);
  await user.hover(screen.getByRole('link', { name: LONG_NAME }));
  await waitFor(() => expect(getTooltip()).toHaveTextContent(LONG_NAME));
});
