import { screen, within } from '@testing-library/react';
import { noValue } from '../../domain/text/formats';
import { renderPage } from '../../testing';
import { DataTable } from './data-table';
import type { ListColumn } from './list-column';

interface Sale {
  id: string;
  folio: string;
  customer: string;
  lot: string | null;
}

const columns: readonly ListColumn<Sale>[] = [
  { key: 'folio', title: 'Folio', render: ({ folio }) => folio, cardLabel: 'hidden' },
  { key: 'date', title: 'Fecha', render: () => '24/11/26', cardOrder: 3, cardLabel: 'hidden' },
  {
    key: 'customer',
    title: 'Cliente',
    render: ({ customer }) => customer,
    link: () => '/clientes/c-1',
    cardPosition: 'title',
  },
  { key: 'consultant', title: 'Consultor', render: () => 'Carla Ibarra', cardPosition: 'hidden' },
  { key: 'lot', title: 'Lote', render: ({ lot }) => lot ?? noValue },
  { key: 'bags', title: 'Bolsas', render: () => '12', cardOrder: 2 },
  { key: 'total', title: 'Total', render: () => '$9,600.00', cardOrder: 1, cardLabel: 'hidden' },
  {
    key: 'expiry',
    title: 'Vigencia',
    render: ({ lot }) => (lot === 'L-9' ? 'Vence hoy' : noValue),
    cardLabel: ({ lot }) => (lot === 'L-9' ? 'hidden' : undefined),
  },
  { key: 'status', title: 'Estatus', render: () => 'Registrada', cardPosition: 'aside' },
  { key: 'decision', title: 'Decisión', render: () => <button>Aprobar</button>, cardPosition: 'buttons' },
];

const originalMatchMedia = window.matchMedia;
beforeEach(() => {
  window.matchMedia = (query) => ({ ...originalMatchMedia(query), matches: query === '(max-width: 767.98px)' });
});
afterEach(() => {
  window.matchMedia = originalMatchMedia;
});

const show = (sale: Partial<Sale> = {}) =>
  renderPage(
    <DataTable
      columns={columns}
      rows={[{ id: 's-1', folio: 'V-2026-000123', customer: 'Rancho El Porvenir', lot: null, ...sale }]}
      caption="ventas"
      rowLink={({ id }) => `/ventas/${id}`}
      rowActions={() => [{ key: 'edit', label: 'Editar', to: '/editar' }]}
    />,
  );

test('a card is one link, with the customer as its title, the status beside it, then total, bags and date before the rest', () => {
  show();
  const card = within(screen.getByRole('listitem'));
  const [link, ...others] = card.getAllByRole('link');
  expect(others).toEqual([]);
  expect(link).toHaveAccessibleName('Rancho El Porvenir');
  expect(link).toHaveAttribute('href', '/ventas/s-1');
  expect(screen.getByRole('listitem')).toHaveTextContent(
    /^Rancho El PorvenirRegistradaTotal\$9,600\.00Bolsas12Fecha24\/11\/26FolioV-2026-000123Aprobar$/,
  );
  expect(screen.getByRole('button', { name: 'Acciones de V-2026-000123' })).toBeVisible();
  // Self-evident values have labels for screen readers only.
  expect(screen.getByText('Bolsas')).not.toHaveClass('surco-hidden');
  for (const label of ['Total', 'Fecha', 'Folio']) {
    expect(screen.getByText(label)).toHaveClass('surco-hidden');
    expect(screen.getByText(label).tagName).toBe('DT');
  }
});

test.each([
  [null, 0],
  ['L-9', 1],
])(
  'a card with the value %p has %i lines for it, and hides the label of a value that explains itself',
  (lot, count) => {
    show({ lot });
    const labels = screen
      .queryAllByText(/Lote|Vigencia/)
      .map(({ textContent, className }) => [textContent, className.includes('surco-hidden')]);
    expect(labels).toEqual(
      count === 0
        ? []
        : [
            ['Lote', false],
            ['Vigencia', true],
          ],
    );
  },
);
