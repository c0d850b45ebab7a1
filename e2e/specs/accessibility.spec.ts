import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Account, enter } from '../pages/session';
import { expect, expectNoSidewaysScroll, test, watchConsole } from '../pages/test';
import { query } from '../pages/database';

interface Screen {
  address: string;
  account: Account | null;
  /** Seen once the page is there with its data. */
  shows: RegExp;
}

const screen = (address: string, account: Account | null, shows: RegExp): Screen => ({ address, account, shows });

const own = (table: string, more: string): string =>
  `select d.id from ${table} d join users u on u.id = d.consultant_id join seasons s on s.id = d.season_id
   where u.email = 'consultor@surco.test' and ${more} limit 1`;

/** Records of the demo data, by what stands for them in an address. */
const RECORDS: Readonly<Record<string, string>> = {
  ':sale': own('sales', `d.status = 'REGISTRADA' and s.is_open`),
  ':settled': own('vouchers', `d.status = 'LIQUIDADO' and s.is_open and s.start_date <= current_date`),
  ':customer': `select c.id from clients c join users u on u.id = c.consultant_id
    where u.email = 'consultor@surco.test' and c.status = 'ACTIVO' order by c.id limit 1`,
  ':user': `select id from users where email = 'consultor@surco.test'`,
  ':product': `select id from products where code = 'DKX-620'`,
  ':simulations': `select string_agg(d.id::text, ',') as id from (
    select m.id from simulations m join users u on u.id = m.user_id where u.email = 'consultor@surco.test'
    order by m.created_at limit 2) d`,
  ':voucher': own('vouchers', `d.status = 'CON_ABONOS' and s.is_voucher_open`),
};

/** Every page built so far, as somebody who may be there. */
const SCREENS: readonly Screen[] = [
  screen('/login', null, /Acceso para el equipo/),
  screen('/login/farmer', null, /Acceso para agricultores/),
  screen('/restore-password', null, /Enviar el enlace/),
  screen('/new-password?token=prueba', null, /Guardar la contraseña/),
  screen('/customer-registration', null, /Leí y acepto el aviso de privacidad/),
  screen('/nada/de/eso', null, /Página no encontrada/),
  screen('/accept-terms', 'newcomer', /Acepto los términos/),
  screen('/simulator', 'farmer', /\d ha\b/),
  screen('/dashboard/simulator/simulator', 'consultant', /\d ha\b/),
  screen('/simulator?view=scenarios', 'farmer', /\d+ escenarios?/),
  screen('/dashboard/simulator/simulator?view=comparison&ids=:simulations', 'consultant', /Distinto/),
  screen('/dashboard/sales/create-sale?productId=:product&quantity=2&hectares=1.4', 'consultant', /del simulador/),
  screen('/dashboard/sales/list/sale', 'consultant', /V-\d{4}-\d{6}/),
  screen('/dashboard/sales/list/voucher', 'admin', /DKB-\d{4}-\d{6}/),
  screen('/dashboard/sales/import', 'consultant', /Elegir un archivo/),
  screen('/dashboard/sales/create-sale', 'consultant', /Registrar venta|Guardar/),
  screen('/dashboard/sales/create-sale/:settled', 'consultant', /El pago alcanza/),
  screen('/dashboard/sales/edit-sale/:sale', 'consultant', /Guardar cambios/),
  screen('/dashboard/sales/sale/:sale', 'consultant', /V-\d{4}-\d{6}/),
  screen('/dashboard/sales/create-dkbono', 'consultant', /Registrar DKbono/),
  screen('/dashboard/sales/edit-dkbono/:voucher', 'consultant', /Guardar cambios/),
  screen('/dashboard/sales/dkbono/:voucher', 'admin', /DKB-\d{4}-\d{6}/),
  screen('/dashboard/sales/dkbono/:voucher?abono=1', 'consultant', /Saldo después del abono/),
  screen('/dashboard/customers/list', 'supervisor', /\d+ clientes?/),
  screen('/dashboard/customers/form', 'coordinator', /El cliente leyó y acepta/),
  screen('/dashboard/customers/form/:customer', 'supervisor', /Últimas simulaciones/),
  screen('/dashboard/customers/form/:customer', 'consultant', /Guardar cambios/),
  screen('/dashboard/customers/form/:customer/edit', 'admin', /Guardar cambios/),
  screen('/dashboard/seasons/list', 'coordinator', /\d+ temporadas?/),
  screen('/dashboard/notifications', 'consultant', /por vencer/),
  screen('/dashboard/users', 'admin', /\d+ usuarios?/),
  screen('/dashboard/users/pending', 'admin', /usuarios? por aprobar|Nadie espera/),
  screen('/dashboard/users/form', 'supervisor', /Dar de alta/),
  screen('/dashboard/users/form/:user', 'coordinator', /Términos aceptados/),
  screen('/dashboard/users/form/:user?editar=1', 'admin', /Guardar cambios/),
  screen('/dashboard/users/audit', 'admin', /\d+ cambios?|Aún no hay cambios/),
  screen('/dashboard/users/me', 'admin', /admin@surco\.test/),
  screen('/dashboard/users', 'consultant', /consultor@surco\.test/),
  screen('/dashboard/products/list', 'admin', /DKX-620/),
];

test.use({ trace: 'off' });

const LOOKS = [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, phone: false },
  { name: '360 px', viewport: { width: 360, height: 740 }, phone: true },
];

const addressOf = async ({ address }: Screen): Promise<string> => {
  const [name] = /:\w+/.exec(address) ?? [];
  const wanted = name && RECORDS[name];
  if (!name || !wanted) return address;
  const rows = await query<{ id: string }>(wanted);
  return address.replace(name, rows[0]?.id ?? '');
};

/**
 * What axe finds that keeps somebody out, by rule and element. Its legacy mode runs in the page alone: there are no
 * foreign frames here for whose sake it would open a second page each time; nor is a list of what passed wanted.
 */
async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
    );
}

/** Puts the page into the system's other theme and waits until its colours have arrived. */
async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((dark) => {
    const [red = 0] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number);
    return red < 128 === dark;
  }, colorScheme === 'dark');
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

for (const { name, viewport, phone } of LOOKS) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch: phone, isMobile: phone, contextOptions: { reducedMotion: 'reduce' } });

    for (const it of SCREENS) {
      test(`A-04 ${it.address} for ${it.account ?? 'nobody'}: open to everyone in light and dark, no sideways scroll, nothing in the console`, async ({
        page,
      }) => {
        const errors = watchConsole(page);
        if (it.account) await enter(page, it.account);
        await page.goto(await addressOf(it));
        await expect(page.getByText(it.shows).filter({ visible: true }).first()).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        for (const colorScheme of ['light', 'dark'] as const) {
          await wear(page, colorScheme);
          expect.soft(await barriers(page), colorScheme).toEqual([]);
        }
        await expectNoSidewaysScroll(page);
        expect(errors).toEqual([]);
      });
    }
  });
}

test.describe('less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('A-04 a list opens below its field for whoever asks the system for less motion', async ({ page }) => {
    await enter(page, 'admin');
    await page.goto('/dashboard/users/form');
    await page.getByLabel('Rol').selectOption('Consultor');
    await page.getByLabel('Distribuidor').click();
    await page.locator('.ant-select-item-option').first().click();
    await expect(page.getByText('Agrosemillas del Norte').first()).toBeInViewport();
  });
});
