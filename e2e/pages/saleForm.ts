import { expect, type Locator, type Page } from '@playwright/test';

/** The form of a new sale, as a consultant uses it. */
export class SaleForm {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/dashboard/sales/list/sale');
    await this.page
      .getByRole('link', { name: 'Nueva venta' })
      .or(this.page.getByRole('button', { name: 'Nueva venta' }))
      .first()
      .click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Nueva venta' })).toBeVisible();
  }

  /** Chooses the first customer that a search finds. @returns its name as the list shows it */
  async chooseCustomer(search: string): Promise<string> {
    const field = this.page.getByRole('combobox', { name: 'Cliente' });
    await field.click();
    await field.fill(search);
    const option = this.page
      .locator('.ant-select-item-option')
      .filter({ hasText: new RegExp(search, 'i') })
      .first();
    const name = (await option.innerText()).split('\n')[0] ?? '';
    await option.click();
    return name;
  }

  async addProduct(code: string): Promise<Locator> {
    const field = this.page.getByRole('combobox', { name: 'Agregar producto' });
    await field.click();
    await field.fill(code);
    await this.page.locator('.ant-select-item-option').filter({ hasText: code }).first().click();
    return this.line(code);
  }

  line = (code: string): Locator =>
    this.page.getByRole('list', { name: 'Productos de la venta' }).getByRole('listitem').filter({ hasText: code });

  /** Bags that the form says are left of a product. */
  async available(code: string): Promise<number> {
    const text = await this.line(code)
      .getByText(/bolsas? disponibles?/)
      .innerText();
    return Number(text.replace(/\D/g, ''));
  }

  submit = (): Promise<void> => this.page.getByRole('button', { name: 'Registrar venta' }).click();
}
