import { expect, type Locator, type Page } from '@playwright/test';

/** The lists of sales and DKbonos, as a person works them. */
export class SalesList {
  constructor(private readonly page: Page) {}

  /** Row or card of a record. */
  row(folio: string): Locator {
    return this.page.getByRole('row').filter({ hasText: folio });
  }

  /** The first row with this word in it. */
  first(word: string): Locator {
    return this.page.getByRole('row').filter({ hasText: word }).first();
  }

  async folioOf(row: Locator): Promise<string> {
    return (await row.getByRole('link').first().innerText()).trim();
  }

  /** How many records the list has in all. */
  async count(): Promise<number> {
    const text = await this.page.locator('output', { hasText: /ventas?|DKbonos?/ }).innerText();
    return Number(text.replace(/[^\d]/g, ''));
  }

  async act(folio: string, action: string): Promise<void> {
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
