import { demoProductionTypes, demoProducts } from '@surco/shared/demo';
import { systemParameters } from '@surco/shared/domain';
import { workedExamples } from '@surco/shared/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Simulator } from '../features/simulator/components/Simulator';
import { type Catalog, type CatalogAnswer, toCatalog } from '../common/model/catalog';
import { toInputSearchParams } from '../common/model/inputSearchParams';

/** Demo catalog as answered by GET /simulator/catalog. */
export const demoCatalogAnswer: CatalogAnswer = {
  updatedAt: '2026-11-19T18:00:00.000Z',
  products: demoProducts,
  productionTypes: demoProductionTypes,
  parameters: systemParameters.map(({ key, default: value }) => ({ key, value })),
};

export const demoCatalog: Catalog = toCatalog(demoCatalogAnswer);

/** Query parameters of a worked example of `shared/src/domain/silage`, by its name. */
export function createExampleQuery(exampleName: string): Readonly<Record<string, string>> {
  const example = workedExamples.find(({ name }) => name === exampleName);
  const product = demoCatalog.products.find(({ code }) => code === example?.product.code);
  if (!example || !product) throw new Error(`No worked example ${exampleName}`);
  return Object.fromEntries(toInputSearchParams({ ...example.request, productId: product.id }));
}

/** Farmers have phones, where selects are the browser's. */
function mockTouch(): void {
  const matchDesktop = window.matchMedia;
  window.matchMedia = (query) => {
    const media = matchDesktop(query);
    return query === '(pointer: coarse)' ? { ...media, matches: true } : media;
  };
}

/** Renders the simulator with helpers that use visible labels; `query` adds parameters to the objective. */
export function openSimulator(
  objective = '',
  catalog: Catalog = demoCatalog,
  query: Readonly<Record<string, string>> = {},
) {
  const user = userEvent.setup({ delay: null });
  mockTouch();
  render(<Simulator catalog={catalog} search={new URLSearchParams({ objective, ...query })} />);
  const getField = (label: string): HTMLElement => screen.getByLabelText(label);
  return {
    user,
    getField,
    type: async (label: string, text: string): Promise<void> => {
      await user.clear(getField(label));
      if (text) await user.type(getField(label), text);
    },
    pick: (label: string, option: string): Promise<void> => user.selectOptions(getField(label), option),
    chooseRadio: (option: RegExp): Promise<void> => user.click(screen.getByRole('radio', { name: option })),
    /** Value of a metric by group and label. */
    readMetric: (group: string, label: string): string => {
      const card = screen.getByRole('region', { name: group });
      const term = within(card)
        .getAllByRole('term')
        .find((candidate) => candidate.firstChild?.textContent === label);
      return term?.nextElementSibling?.textContent ?? `«${label}» no está`;
    },
    readPageText: (): string => document.body.textContent ?? '',
    /** Markup of the page, charts included. */
    readMarkup: (): string => document.body.innerHTML,
  };
}
