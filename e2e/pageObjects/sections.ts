import { expect, type Locator, type Page } from '@playwright/test';

/** A column that each section shows when it works. */
const SECTION_COLUMNS = { Ventas: 'Folio', Clientes: 'Nombre', Temporadas: 'Inicio' } as const;

export type Section = keyof typeof SECTION_COLUMNS;

export const getMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Secciones' });

/** Opens the first page of a section by the menu, after its group if that is folded. */
export async function openSection(page: Page, section: Section): Promise<void> {
  const menu = getMenu(page);
  await menu.getByText(section, { exact: true }).first().waitFor();
  const group = menu.getByRole('button', { name: section, exact: true });
  if ((await group.count()) === 0) return menu.getByRole('link', { name: section, exact: true }).click();
  if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
  await menu.getByRole('list', { name: section }).getByRole('link').first().click();
}

export const expectSectionLoaded = (page: Page, section: Section): Promise<void> =>
  expect(page.getByRole('columnheader', { name: new RegExp(`^${SECTION_COLUMNS[section]}`) }).first()).toBeVisible();

export const getPageTitle = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Checks that a section shows its error panel while the menu works. */
export async function expectSectionError(page: Page, heading = 'No se pudo cargar esta sección'): Promise<void> {
  await expect(page.getByRole('alert').getByRole('heading', { name: heading })).toBeVisible();
  await expect(getMenu(page).getByText('Ventas', { exact: true }).first()).toBeVisible();
}

export const retrySection = (page: Page): Promise<void> => page.getByRole('button', { name: 'Reintentar' }).click();

/** Marks the document, so that a reload can be detected. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => void (document.body.dataset.marked = 'true'));

export const isDocumentMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.body.dataset.marked === 'true');
