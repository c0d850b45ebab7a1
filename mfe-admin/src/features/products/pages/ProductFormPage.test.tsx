import type { ProductDetail } from '@surco/shared/contract';
import { useRoutes } from '@surco/shared/platform';
import {
  chooseMoreAction,
  mockApi,
  type MockResponse,
  renderPage,
  recordBody,
  chooseOption,
} from '@surco/shared/testing';
import { getDemoProduct } from '@surco/shared/demo';
import { screen, waitFor } from '@testing-library/react';
import ProductDetailPage from './ProductDetailPage';
import ProductFormPage from './ProductFormPage';

const ana = { id: 'u1', firstName: 'Ana', lastName: 'Ruiz' };
const product: ProductDetail = {
  ...getDemoProduct('DKX-620'),
  version: 2,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-02-01T00:00:00.000Z',
  prices: [
    { price: '3950.00', validFrom: '2026-02-15', at: '2026-02-01T18:00:00.000Z', by: ana },
    { price: '3700.00', validFrom: '2026-01-01', at: '2026-01-01T18:00:00.000Z', by: null },
  ],
  listPrices: [
    {
      season: null,
      zone: { id: 'z', name: 'Laguna' },
      price: '3800.00',
      validFrom: '2026-02-20',
      at: '2026-02-20T18:00:00.000Z',
      by: null,
    },
  ],
};
const path = `/dashboard/products/form/${product.id}`;

const TestRoutes = () =>
  useRoutes([
    { path: '/dashboard/products/form', element: <ProductFormPage /> },
    { path: '/dashboard/products/form/:id', element: <ProductDetailPage /> },
    { path: '/dashboard/products/form/:id/edit', element: <ProductFormPage /> },
  ]);

function open(address: string, respond: (body: Readonly<Record<string, unknown>>) => MockResponse) {
  const sent: Record<string, unknown>[] = [];
  const write = recordBody(sent, respond);
  mockApi({
    [`GET /products/${product.id}`]: { data: product },
    'POST /products': write,
    [`PUT /products/${product.id}`]: write,
  });
  return { sent, ...renderPage(<TestRoutes />, address) };
}

test('R-20 P-04 creates a product sold by kilograms after reporting missing fields', async () => {
  const { user, sent } = open('/dashboard/products/form', () => ({ data: product }));
  await user.click(screen.getByRole('button', { name: 'Dar de alta el producto' }));
  expect(await screen.findByLabelText(/^Clave/)).toHaveAccessibleDescription('Escriba la clave.');
  expect(screen.getByLabelText(/^Densidad/)).toHaveAccessibleDescription(/plantas por hectárea/);
  await chooseOption(user, 'Presentación', 'Por kilogramos');
  await chooseOption(user, 'Cultivo', 'Sorgo');
  const typed: [RegExp, string][] = [
    [/^Clave/, 'dkx-s10'],
    [/^Nombre/, 'Sorgo'],
    [/^Kilogramos por bolsa/, '20'],
    [/^Dosis/, '12'],
    [/^Rendimiento/, '45'],
    [/^Materia seca/, '28'],
    [/^Precio/, '2,450.50'],
    [/^Descuento/, '25'],
  ];
  for (const [label, text] of typed) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByRole('button', { name: 'Dar de alta el producto' }));
  const discount = screen.getByLabelText(/^Descuento/);
  expect(discount).toHaveAccessibleDescription('Debe estar entre 0 y 20 %.');
  expect(sent).toEqual([]);
  await user.clear(discount);
  await user.type(discount, '7.5');
  await user.click(screen.getByRole('button', { name: 'Dar de alta el producto' }));
  expect(await screen.findByRole('heading', { level: 1, name: /DKX-620/ })).toBeVisible();
  expect(sent).toMatchObject([
    {
      code: 'DKX-S10',
      crop: 'SORGO',
      packaging: 'KG',
      seedsPerBag: null,
      densityPlantsHa: null,
      kgPerBag: 20,
      kgPerHa: 12,
      dryMatter: 0.28,
      basePrice: '2450.50',
      maxDiscount: 0.075,
    },
  ]);
});

test('R-21 shows the price history and disables the product after a confirmation', async () => {
  const { user, sent } = open(path, (body) => ({ data: { ...product, enabled: body.enabled, version: 3 } }));
  expect(await screen.findByText('Precio de lista: $3,950.00')).toBeVisible();
  expect(screen.getByText('Zona Laguna').nextSibling).toHaveTextContent('$3,800.00');
  expect(screen.getByText('Zona Laguna: $3,800.00')).toBeVisible();
  expect(screen.getByText('Vigente desde el 15/02/26 · Antes: $3,700.00')).toBeVisible();
  expect(screen.getByText(/Ana Ruiz/)).toBeVisible();
  await chooseMoreAction(user, 'Deshabilitar');
  await screen.findByText('¿Deshabilitar el producto DKX-620?');
  await user.click(screen.getAllByRole('button', { name: 'Deshabilitar' }).at(-1) ?? document.body);
  expect(await screen.findByText('Deshabilitado')).toBeVisible();
  expect(sent).toMatchObject([{ code: 'DKX-620', enabled: false, version: 2, basePrice: '3950.00' }]);
});

test('R-22 on a version conflict, keeping the local change sends it merged with the stored product', async () => {
  const theirs = { name: 'Maíz de otro', basePrice: '4100.00', dryMatter: 0.35, maxDiscount: 0.08, version: 5 };
  const stale = {
    status: 409,
    error: 'Otra persona lo cambió.',
    code: 'VERSION_OBSOLETA',
    data: { ...product, ...theirs },
  };
  const { user, sent } = open(`${path}/edit`, ({ version }) =>
    version === 5 ? { data: { ...product, version: 6 } } : stale,
  );
  await user.type(await screen.findByLabelText(/^Nombre/), ' nuevo');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByRole('cell', { name: 'Maíz de otro' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Conservar lo mío' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { name: 'Maíz DKX-620 nuevo', basePrice: '3950.00', version: 2 },
      { ...theirs, name: 'Maíz DKX-620 nuevo' },
    ]),
  );
});
