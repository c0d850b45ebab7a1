import { expect, type Locator, type Page } from '@playwright/test';

/** The path of the list, and the labels of list and form, by kind of document. */
const LABELS = {
  sale: {
    list: '/dashboard/sales/list/sale',
    create: 'Nueva venta',
    lines: 'Productos de la venta',
    submit: 'Registrar venta',
  },
  voucher: {
    list: '/dashboard/sales/list/voucher',
    create: 'Nuevo DKbono',
    lines: 'Productos del DKbono',
    submit: 'Registrar DKbono',
  },
} as const;

/** The form of a new sale or DKbono. */
export class SaleForm {
  private readonly labels: (typeof LABELS)[keyof typeof LABELS];

  constructor(
    private readonly page: Page,
    kind: keyof typeof LABELS = 'sale',
  ) {
    this.labels = LABELS[kind];
  }

  async open(): Promise<void> {
    const { list, create } = this.labels;
    await this.page.goto(list);
    await this.page
      .getByRole('link', { name: create })
      .or(this.page.getByRole('button', { name: create }))
      .first()
      .click();
    await expect(this.page.getByRole('heading', { level: 1, name: create })).toBeVisible();
  }

  /** Chooses the first customer that a search finds. @returns the name of the customer */
  async chooseCustomer(search: string): Promise<string> {
    const field = this.page.getByRole('combobox', { name: 'Cliente' });
    await field.click();
    await field.fill(search);
    const options = this.page.locator('.ant-select-item-option').filter({ hasText: new RegExp(search, 'i') });
    const name = (await options.first().innerText()).split('\n')[0] ?? '';
    // By its name: the answer of the server may put another one first.
    await options.filter({ hasText: name }).first().click();
    return name;
  }

  async addProduct(code: string): Promise<Locator> {
    const field = this.page.getByRole('combobox', { name: 'Agregar producto' });
    await field.click();
    await field.fill(code);
    await this.page.locator('.ant-select-item-option').filter({ hasText: code }).first().click();
    return this.getLine(code);
  }

  getLines = (): Locator => this.page.getByRole('list', { name: this.labels.lines }).getByRole('listitem');

  getLine = (code: string): Locator => this.getLines().filter({ hasText: code });

  /** Opens what a line shows on demand: further fields on a phone, yield and investment. */
  expandLine = (code: string): Promise<void> =>
    this.getLine(code)
      .getByRole('button', { name: /^Detalle de/ })
      .click();

  /** The available bags of a product, as the form shows them. */
  async readAvailable(code: string): Promise<number> {
    const text = await this.getLine(code)
      .getByText(/bolsas? disponibles?/)
      .innerText();
    return Number(text.replace(/\D/g, ''));
  }

  submit = (): Promise<void> => this.page.getByRole('button', { name: this.labels.submit }).click();
}
