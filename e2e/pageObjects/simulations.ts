import { expect, type Locator, type Page } from '@playwright/test';

/** The simulations of the simulator, at one of its two paths. */
export class SimulationsPage {
  readonly bar: Locator;

  constructor(
    private readonly page: Page,
    private readonly simulatorPath: '/simulator' | '/dashboard/simulator/simulator',
  ) {
    this.bar = page.getByRole('region', { name: 'Este escenario' });
  }

  /** Opens the simulator with a query string. */
  async openWithQuery(query: string): Promise<void> {
    await this.page.goto(`${this.simulatorPath}?${query}`);
    await expect(this.bar.getByRole('button', { name: 'Guardar', exact: true })).toBeVisible();
  }

  /** Saves the simulation under a name; `customer` is searched and the first result is chosen. */
  async save(name: string, customer?: string): Promise<void> {
    await this.bar.getByRole('button', { name: 'Guardar', exact: true }).click();
    const panel = this.page.getByRole('region', { name: 'Guardar el escenario' });
    await panel.getByLabel('Nombre del escenario').fill(name);
    if (customer) {
      await panel.getByRole('combobox', { name: 'Cliente' }).fill(customer);
      await this.page.locator('.ant-select-item-option').filter({ hasText: customer }).first().click();
    }
    await panel.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(this.bar.getByText(`Guardado como «${name}».`)).toBeVisible();
  }

  async openList(search: string): Promise<void> {
    await this.page.getByRole('link', { name: 'Mis escenarios' }).click();
    await this.page.getByRole('searchbox').fill(search);
    await this.page.getByRole('searchbox').press('Enter');
  }

  getCard = (name: string): Locator => this.page.getByRole('listitem', { name, exact: true });

  /** Chooses an item of the action menu of a simulation. */
  async chooseAction(name: string, action: string): Promise<void> {
    await this.page.getByRole('button', { name: `Acciones de ${name}`, exact: true }).click();
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }
}
