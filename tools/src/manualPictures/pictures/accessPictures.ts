import { hostPaths, salesPaths, simulatorPaths, userPaths } from '@surco/shared/contract';
import { type Picture, waitForText } from './picture';

export const accessPictures: readonly Picture[] = [
  { name: 'entrada', account: null, path: hostPaths.login, prepare: waitForText('¿Olvidó su contraseña?') },
  {
    name: 'primeros-pasos',
    account: 'consultant',
    path: salesPaths.saleList,
    height: 900,
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Cuenta de/ }).click();
      await page.getByRole('button', { name: 'Primeros pasos' }).click();
      await page.getByRole('dialog').getByRole('progressbar').waitFor();
    },
    part: (page) => page.getByRole('dialog'),
  },
  {
    name: 'buscar',
    account: 'admin',
    path: salesPaths.saleList,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Buscar', exact: true }).click();
      await page.getByRole('combobox', { name: 'Buscar' }).fill('lechera');
      await page.getByRole('option').nth(3).waitFor();
    },
    part: (page) => page.getByRole('dialog'),
  },
  {
    name: 'perfil',
    account: 'consultant',
    path: userPaths.list,
    height: 760,
    prepare: waitForText('Mis datos personales'),
  },
  {
    name: 'simulador',
    account: 'admin',
    path: simulatorPaths.simulator,
    height: 760,
    prepare: waitForText(/\d ha\b/),
  },
  {
    name: 'simulador-telefono',
    account: 'farmer',
    path: simulatorPaths.farmerSimulator,
    isPhone: true,
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Animales' }).fill('120');
      await waitForText(/\d ha\b/)(page);
      await page.locator('#surco-sim-results').evaluate((element) => element.scrollIntoView({ block: 'start' }));
    },
  },
];
