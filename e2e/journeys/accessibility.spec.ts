import { AXE_FILE } from '../pageObjects/axe';
import { type DevicePage, expectAccessibleOnBothDevices, openOnDesktop } from '../pageObjects/accessibility';
import { type Account, signInWithoutForm } from '../pageObjects/session';
import { expect, test as base, collectConsoleErrors } from '../support/test';
import { createUser, query } from '../support/database';
import { PASSWORD } from '../support/demoAccounts';

/** `notified`: a consultant whose only notifications are those of `createNotifiedConsultant`. */
type Visitor = Account | 'notified' | null;

interface Screen {
  path: string;
  account: Visitor;
  /** Text that appears once the page has its data. */
  shows: RegExp;
}

const defineScreen = (path: string, account: Visitor, shows: RegExp): Screen => ({ path, account, shows });

const buildOwnRecordSql = (table: string, more: string): string =>
  `select d.id from ${table} d join users u on u.id = d.consultant_id join seasons s on s.id = d.season_id
   where u.email = 'consultor@surco.test' and ${more}
   order by d.total desc limit 1`;

/**
 * SQL that finds the value of a placeholder in a path, in the demo data: the id of a record, or for `:simulations` two
 * ids. `:settled` is a paid DKbono that can be converted today.
 */
const RECORD_QUERIES: Readonly<Record<string, string>> = {
  ':sale': buildOwnRecordSql('sales', `d.status = 'REGISTRADA' and s.is_open`),
  ':settled': buildOwnRecordSql('vouchers', `d.status = 'LIQUIDADO' and s.is_open and s.start_date <= current_date`),
  // Of the demo data: one that another journey has created may be outside of the supervisor's zones.
  ':customer': `select c.id from customers c join users u on u.id = c.consultant_id
    where u.email = 'consultor@surco.test' and c.status = 'ACTIVO' order by c.created_at, c.id limit 1`,
  // The address of the page that merges them.
  ':twoCustomers': `select string_agg(d.id::text, '/merge?con=') as id from (
    select id from customers where status = 'ACTIVO' order by created_at, id limit 2) d`,
  ':user': `select id from users where email = 'consultor@surco.test'`,
  ':message': `select id from messages order by id limit 1`,
  ':partner': `select id from partners order by id limit 1`,
  ':product': `select id from products where code = 'DKX-620'`,
  ':season': `select id from seasons where is_open order by start_date limit 1`,
  ':inventory': `select id from inventories order by sold desc limit 1`,
  ':simulations': `select string_agg(d.id::text, ',') as id from (
    select m.id from simulations m join users u on u.id = m.user_id where u.email = 'consultor@surco.test'
    order by m.created_at limit 2) d`,
  ':voucher': buildOwnRecordSql('vouchers', `d.status = 'CON_ABONOS' and s.is_voucher_open`),
};

/**
 * Pages, each with an account that may open it. Not listed are a shared file, the required second factor, and the paper
 * of a link (`sales/share.spec.ts`).
 */
const SCREENS: readonly Screen[] = [
  defineScreen('/login', null, /Acceso para el personal/),
  defineScreen('/login/farmer', null, /Acceso para agricultores/),
  defineScreen('/restore-password', null, /Enviar el enlace/),
  defineScreen('/new-password?token=prueba', null, /Guardar la contraseña/),
  defineScreen('/confirm-email?token=prueba', null, /Confirmar el correo/),
  defineScreen('/customer-registration', null, /Leí y acepto el aviso de privacidad/),
  defineScreen('/privacy-notice', null, /Registrarse como cliente/),
  defineScreen('/nada/de/eso', null, /Página no encontrada/),
  defineScreen('/accept-terms', 'newcomer', /Acepto los términos/),
  defineScreen('/manual', 'admin', /Ventas/),
  defineScreen('/simulator', 'farmer', /\d ha\b/),
  defineScreen('/dashboard/simulator/simulator', 'consultant', /\d ha\b/),
  defineScreen('/simulator?view=scenarios', 'farmer', /\d+ escenarios?/),
  defineScreen('/dashboard/simulator/simulator?view=comparison&ids=:simulations', 'consultant', /Distinto/),
  defineScreen(
    '/dashboard/sales/create-sale?productId=:product&quantity=2&hectares=1.4',
    'consultant',
    /del simulador/,
  ),
  defineScreen('/dashboard/overview', 'coordinator', /^(V|DKB)-\d{4}-\d{6}$/),
  defineScreen('/dashboard/my-day', 'consultant', /^Abonar$/),
  defineScreen('/dashboard/sales/list/sale', 'consultant', /V-\d{4}-\d{6}/),
  defineScreen('/dashboard/sales/list/voucher', 'admin', /DKB-\d{4}-\d{6}/),
  defineScreen('/dashboard/sales/import', 'consultant', /Elegir un archivo/),
  defineScreen('/dashboard/customers/import', 'consultant', /Importaciones anteriores/),
  defineScreen('/dashboard/products/import', 'admin', /Importaciones anteriores/),
  defineScreen('/dashboard/partners/import', 'supervisor', /Importaciones anteriores/),
  defineScreen('/dashboard/users/import', 'coordinator', /Importaciones anteriores/),
  defineScreen('/dashboard/seasons/inventory/import', 'coordinator', /Importaciones anteriores/),
  defineScreen('/dashboard/sales/targets', 'coordinator', /Guardar metas/),
  defineScreen('/dashboard/sales/create-sale', 'consultant', /Registrar venta|Guardar/),
  defineScreen('/dashboard/sales/create-sale/:settled', 'consultant', /El pago alcanza/),
  defineScreen('/dashboard/sales/edit-sale/:sale', 'consultant', /Guardar cambios/),
  defineScreen('/dashboard/sales/sale/:sale', 'consultant', /V-\d{4}-\d{6}/),
  defineScreen('/dashboard/sales/create-dkbono', 'consultant', /Registrar DKbono/),
  defineScreen('/dashboard/sales/edit-dkbono/:voucher', 'consultant', /Guardar cambios/),
  defineScreen('/dashboard/sales/dkbono/:voucher', 'admin', /DKB-\d{4}-\d{6}/),
  defineScreen('/dashboard/sales/dkbono/:voucher?abono=1', 'consultant', /Saldo después del abono/),
  defineScreen('/dashboard/customers/list', 'supervisor', /^\d+ clientes?$/),
  defineScreen('/dashboard/customers/form', 'coordinator', /El cliente leyó y acepta/),
  defineScreen('/dashboard/customers/form/:customer', 'supervisor', /Últimos escenarios/),
  defineScreen('/dashboard/customers/form/:customer', 'consultant', /Guardar cambios/),
  defineScreen('/dashboard/customers/form/:customer/account', 'admin', /Saldo final/),
  defineScreen('/dashboard/customers/form/:twoCustomers', 'admin', /Combinar clientes/),
  defineScreen('/dashboard/customers/form/:customer/edit', 'admin', /Guardar cambios/),
  defineScreen('/dashboard/seasons/list', 'coordinator', /\d+ temporadas?/),
  defineScreen('/dashboard/seasons/season/:season', 'supervisor', /sin entregar|están entregadas/),
  defineScreen('/dashboard/seasons/details/:inventory', 'admin', /lo menos que hubo/),
  defineScreen('/dashboard/notifications', 'notified', /por vencer/),
  defineScreen('/dashboard/users', 'admin', /^\d+ usuarios?$/),
  defineScreen('/dashboard/setup', 'admin', /Quién vende y a quién/),
  defineScreen('/dashboard/setup/company', 'admin', /Registrar mi empresa/),
  defineScreen('/dashboard/users/pending', 'admin', /usuarios? por aprobar|Nadie espera/),
  defineScreen('/dashboard/users/form', 'supervisor', /Dar de alta/),
  defineScreen('/dashboard/users/form/:user', 'coordinator', /Términos aceptados/),
  defineScreen('/dashboard/users/form/:user?editar=1', 'admin', /Guardar cambios/),
  defineScreen('/dashboard/users/audit', 'admin', /\d+ acci(ón|ones)|Aún no hay acciones/),
  defineScreen('/dashboard/users/audit?kind=access&from=2026-01-01', 'admin', /\d+ acci(ón|ones)|Ningún registro/),
  defineScreen('/dashboard/users/me', 'admin', /admin@surco\.test/),
  defineScreen('/dashboard/users/me', 'coordinator', /Sesiones abiertas/),
  defineScreen('/dashboard/params/simulator-params', 'admin', /Conservación de datos/),
  defineScreen('/dashboard/params/legal-texts', 'admin', /Vista previa/),
  defineScreen('/dashboard/params/legal-texts/versions', 'admin', /\d+ versión|\d+ versiones/),
  defineScreen('/dashboard/params/legal-texts/acceptances', 'admin', /\d+ aceptaci/),
  defineScreen('/dashboard/params/privacy-requests', 'admin', /Nueva solicitud/),
  defineScreen('/dashboard/params/sections', 'admin', /mfe-sales/),
  defineScreen('/dashboard/params/sections/mfe-sales', 'admin', /Volver a las secciones/),
  defineScreen('/dashboard/users', 'consultant', /consultor@surco\.test/),
  defineScreen('/dashboard/products/list', 'admin', /DKX-620/),
  defineScreen('/dashboard/products/form', 'admin', /Dar de alta el producto/),
  defineScreen('/dashboard/products/form/:product', 'admin', /Precio de lista/),
  defineScreen('/dashboard/products/form/:product/edit', 'admin', /Guardar cambios/),
  defineScreen('/dashboard/products/prices', 'admin', /Guardar precios/),
  defineScreen('/dashboard/partners/list/DISTRIBUTOR', 'coordinator', /\d+ socios?/),
  defineScreen('/dashboard/partners/create', 'supervisor', /Dar de alta al socio/),
  defineScreen('/dashboard/partners/edit?id=:partner', 'admin', /Guardar cambios/),
  defineScreen('/dashboard/locations/zones', 'admin', /\d+ zonas?/),
  defineScreen('/dashboard/locations/state-zones-localities', 'admin', /\d+ localidades/),
  defineScreen('/dashboard/locations/state-zones-localities/import', 'admin', /Elegir un archivo/),
  defineScreen('/dashboard/params/product-type', 'admin', /\d+ tipos? de producción/),
  defineScreen('/dashboard/params/message', 'admin', /\d+ mensajes/),
  defineScreen('/dashboard/params/message/new', 'admin', /Vista previa|tienen su texto/),
  defineScreen('/dashboard/params/message/:message', 'admin', /Vista previa/),
  defineScreen('/dashboard/seasons/create', 'coordinator', /Crear temporada/),
  defineScreen('/dashboard/seasons/edit/:season', 'coordinator', /Guardar temporada/),
  defineScreen('/dashboard/seasons/update/:inventory', 'admin', /Guardar ajuste/),
  defineScreen('/dashboard/seasons/inventory', 'admin', /\d+ registros de inventario/),
  defineScreen('/dashboard/seasons/register', 'coordinator', /Registrar inventario/),
];

interface VisitingPage extends DevicePage {
  errors: string[];
  /** Whose session the page has; undefined before the first visit. */
  account: Visitor | undefined;
}

/** One page of each worker visits all addresses: with an empty cache, the code of a page takes as long as its checks. */
const test = base.extend<object, { visitor: VisitingPage }>({
  visitor: [
    async ({ browser }, run) => {
      const context = await browser.newContext();
      await context.addInitScript({ path: AXE_FILE });
      const page = await context.newPage();
      const devTools = await context.newCDPSession(page);
      // The page of a new password shows its form for a link that works.
      await context.route('**/api/auth/check-link', (route) =>
        route.fulfill({ json: { data: { email: 'ana@surco.test', isFirst: false } } }),
      );
      await run({ page, devTools, errors: collectConsoleErrors(page), account: undefined });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

// Recording the pages would take longer than the test.
test.use({ trace: 'off' });

/**
 * Creates a consultant with one unread and one read notification. The demo consultant would have more of them, because
 * other journeys pay DKbonos, open seasons and import sales.
 */
async function createNotifiedConsultant(): Promise<{ email: string; password: string }> {
  const { id, email } = await createUser('Consultant');
  await query(
    `insert into notifications (user_id, type, title, body, link, read_at)
     select $1::uuid, 'voucher.expiring', 'DKbono ' || folio || ' por vencer', 'Vence mañana.',
       '/dashboard/sales/list/voucher', read_at
     from (values ('DKB-2026-900001', null), ('DKB-2026-900002', now())) as expiring (folio, read_at)`,
    [id],
  );
  return { email, password: PASSWORD };
}

const resolvePath = async ({ path }: Screen): Promise<string> => {
  const [name] = /:\w+/.exec(path) ?? [];
  const sql = name && RECORD_QUERIES[name];
  if (!name || !sql) return path;
  const rows = await query<{ id: string }>(sql);
  return path.replace(name, rows[0]?.id ?? '');
};

/** Signs the visitor in, unless the page has the session of an earlier visit of the account. */
async function signInVisitor(visitor: VisitingPage, account: Visitor): Promise<void> {
  if (visitor.account === account) return;
  const { page } = visitor;
  await page.goto('/registry.json');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  if (account === 'notified') await signInWithoutForm(page, await createNotifiedConsultant());
  else if (account) await signInWithoutForm(page, account);
  visitor.account = account;
}

const describeVisitor = ({ account }: Screen): string => account ?? 'anonymous';

// Those of one account after the other, with one sign-in.
for (const screen of SCREENS.toSorted((a, b) => describeVisitor(a).localeCompare(describeVisitor(b))))
  test(`A-04 ${screen.path} for ${describeVisitor(screen)}: accessible on a desktop in light and on a phone in dark, no console errors`, async ({
    visitor,
  }) => {
    const { page, errors } = visitor;
    await signInVisitor(visitor, screen.account);
    errors.length = 0;
    await openOnDesktop(visitor, await resolvePath(screen));
    await expectAccessibleOnBothDevices(visitor, page.getByText(screen.shows).filter({ visible: true }).first());
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(errors).toEqual([]);
  });
