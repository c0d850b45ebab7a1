import { useCachePatch } from '@surco/shared/platform';
import { createPage, type MockResponse, type MockResponses } from '@surco/shared/testing';
import { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import CreateSalePage from '../features/document-form/pages/CreateSalePage';
import { findQuantityField } from './findLine';
import { createCustomer, createSale, createSeason } from './fixtures';
import { openPages } from './openPages';

type UserEvents = ReturnType<typeof userEvent.setup>;

/** Refetches the products, as the shell does after a change notification. */
function RefreshProductsButton() {
  const { refresh } = useCachePatch();
  return (
    <button type="button" onClick={() => void refresh('GET /products/enabled')}>
      Otro catálogo
    </button>
  );
}

/** A second customer, with a company; and a season that has not started. */
const saleFormAnswers: MockResponses = {
  'GET /clients': createPage([
    createCustomer(),
    createCustomer({
      id: 'c-2',
      firstName: 'Ana',
      lastName: 'Ruiz',
      businessName: 'Establo La Noria',
      phone: '8719876543',
    }),
  ]),
  'GET /seasons': createPage([createSeason(), createSeason({ id: 's-9', name: 'PV 2027', startDate: '2099-01-01' })]),
};

/** Opens the form of a new sale as a consultant; `answerSubmit` answers its submits, which are recorded in `sent`. */
export const openSaleForm = (
  responses: MockResponses = {},
  answerSubmit: () => MockResponse = () => ({ data: createSale() }),
) =>
  openPages(
    {
      'create-sale': (
        <>
          <CreateSalePage />
          <RefreshProductsButton />
        </>
      ),
    },
    'create-sale',
    'Consultant',
    { ...saleFormAnswers, ...responses },
    { 'POST /sales': answerSubmit },
  );

/** Searches an option of a field by typing and selects it. */
export async function selectOption(user: UserEvents, label: string, text: string, option: string) {
  await user.click(await screen.findByLabelText(new RegExp(label)));
  await user.paste(text);
  await user.click(await screen.findByText(option, { selector: '.surco-sale-choice > span' }));
}

export const submitForm = async (user: UserEvents) =>
  user.click(await screen.findByRole('button', { name: 'Registrar venta' }));

export async function fillSaleForm(user: UserEvents, bags = '29') {
  await selectOption(user, 'Cliente', 'muñoz', 'José Muñoz');
  await selectOption(user, 'Agregar producto', '620', 'Maíz DKX-620');
  await user.type(await findQuantityField(), bags);
}
