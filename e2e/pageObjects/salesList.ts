import { expect, type Locator, type Page } from '@playwright/test';

/** The lists of sales and DKbonos. */
export class SalesList {
  constructor(private readonly page: Page) {}

  /** The row of a record. */
  getRow(folio: string): Locator {
    return this.page.getByRole('row').filter({ hasText: folio });
  }

  /** The first row that contains a text. */
  getFirstRowWith(text: string): Locator {
    return this.page.getByRole('row').filter({ hasText: text }).first();
  }

  async readFolio(row: Locator): Promise<string> {
    return (await row.getByRole('link').first().innerText()).trim();
  }

  /** The number of records that match the filters, as the list shows it. */
  async count(): Promise<number> {
    const text = await this.page.locator('output', { hasText: /ventas?|DKbonos?/ }).innerText();
    return Number(text.replace(/[^\d]/g, ''));
  }

  async chooseAction(folio: string, action: string): Promise<void> {
    await this.page.getByRole('button', { name: `Acciones de ${folio}` }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  async confirm(label: string): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: label }).click();
  }

  async openTab(label: 'Ventas' | 'DKbonos'): Promise<void> {
    const tabs = this.page.getByRole('navigation', { name: 'Ventas y DKbonos' });
    await tabs.getByRole('link', { name: label }).click();
    await expect(tabs.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page');
  }
}
