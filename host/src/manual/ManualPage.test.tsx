import { createSessionUser, renderPage, session } from '@surco/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import ManualPage from './ManualPage';

const scrolled: string[] = [];
beforeEach(() => {
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    scrolled.push(this.id);
  };
  act(() => session.setUser(createSessionUser('Consultant')));
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  act(() => session.clear());
});

test('R-45 opens the part for the page that "?" was on', async () => {
  renderPage(<ManualPage />, '/manual?pagina=%2Fdashboard%2Fsales%2Fcreate-sale');
  expect(await screen.findByRole('heading', { level: 3, name: 'Registrar una venta' })).toHaveFocus();
  expect(scrolled).toEqual(['registrar-una-venta']);
});

test('R-45 begins at the top for a page that the manual does not name', async () => {
  renderPage(<ManualPage />, '/manual?pagina=%2Fdashboard%2Fotra');
  expect(await screen.findByRole('heading', { level: 2, name: 'Ventas' })).toBeVisible();
  expect(scrolled).toEqual([]);
});

test('R-45 follows the contents and the links of the text', async () => {
  const { user } = renderPage(<ManualPage />, '/manual');
  await user.click(await screen.findByText('Ventas', { selector: 'summary' }));
  await user.click(screen.getByRole('link', { name: 'Registrar una venta' }));
  await waitFor(() => expect(scrolled).toEqual(['registrar-una-venta']));
  await user.click(screen.getByRole('link', { name: 'Volver' }));
  await waitFor(() => expect(scrolled).toEqual(['registrar-una-venta', 'ventas']));
});

test('R-45 offers the PDF', async () => {
  renderPage(<ManualPage />, '/manual');
  const link = await screen.findByRole('link', { name: 'Descargar PDF' });
  expect(link).toHaveAttribute('href', '/manual-de-surco.0123456789.pdf');
  expect(link).toHaveAttribute('download', 'manual-de-surco.pdf');
});
