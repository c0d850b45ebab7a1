import { expect, type Page } from '@playwright/test';

/** What each section shows when it works. */
const SIGNS = { Ventas: 'Folio', Clientes: 'Nombre', Temporadas: 'Inicio' } as const;

export type Section = keyof typeof SIGNS;

export const openSection = (page: Page, section: Section): Promise<void> =>
  page.getByRole('navigation').getByRole('link', { name: section, exact: true }).first().click();

export const expectWorking = (page: Page, section: Section): Promise<void> =>
  expect(page.getByRole('columnheader', { name: new RegExp(`^${SIGNS[section]}`) }).first()).toBeVisible();

/** The panel that stands in place of a section, in a frame that works. */
export async function expectPanel(page: Page): Promise<void> {
  await expect(page.getByRole('alert').getByText('No se pudo cargar esta sección')).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Ventas', exact: true }).first()).toBeVisible();
}

export const retry = (page: Page): Promise<void> => page.getByRole('button', { name: 'Reintentar' }).click();

/** Marks the document, so that a reload shows. */
export const mark = (page: Page): Promise<void> => page.evaluate(() => void (document.body.dataset.opened = 'once'));

export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => document.body.dataset.opened === 'once');
