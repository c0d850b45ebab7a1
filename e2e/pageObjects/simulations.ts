import { expect, type Locator, type Page } from '@playwright/test';

/** The simulations of the simulator of farmers. */
export class SimulationsPage {
  readonly bar: Locator;

  constructor(private readonly page: Page) {
    this.bar = page.getByRole('region', { name: 'Este escenario' });
  }

  /** Opens the simulator with a query string. */
  async openWithQuery(query: string): Promise<void> {
    await this.page.goto(`/simulator?${query}`);
    await expect(this.bar.getByRole('button', { name: 'Guardar', exact: true })).toBeVisible();
  }

  async save(name: string): Promise<void> {
    await this.bar.getByRole('button', { name: 'Guardar', exact: true }).click();
    const panel = this.page.getByRole('region', { name: 'Guardar el escenario' });
    await panel.getByLabel('Nombre del escenario').fill(name);
    await panel.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(this.bar.getByText(`Guardado como «${name}».`)).toBeVisible();
  }

  async openList(search: string): Promise<void> {
    await this.page.getByRole('link', { name: 'Mis escenarios' }).click();
    await this.page.getByRole('searchbox').fill(search);
    await this.page.getByRole('searchbox').press('Enter');
  }

  /** Chooses an item of the action menu of a simulation. */
  async chooseAction(name: string, action: string): Promise<void> {
    await this.page.getByRole('button', { name: `Acciones de ${name}`, exact: true }).click();
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }
}
