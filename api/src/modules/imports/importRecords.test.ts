import { importedLists, importRoles, type ImportColumns, type ImportedList } from '@surco/shared/contract';
import { roles } from '@surco/shared/domain';
import type { TestApi, TestClient } from '../../testing/harness';
import { startApiWithUsers } from '../../testing/startApiWithUsers';
import { downloadWorkbook } from '../../testing/workbooks/downloadWorkbook';
import { buildCsv, importRecords, type TextRow } from '../../testing/workbooks/importRecords';

let api: TestApi;
let admin: TestClient;
let coordinator: TestClient;
beforeAll(async () => {
  ({ api, admin, coordinator } = await startApiWithUsers());
});
afterAll(() => api.close());

test('X-35 P-05 creates partners with their zones, within the zones of the user', async () => {
  const { zone, otherZone, locality } = api.company;
  const row = { Nombre: 'Semillas del Llano', Ciudad: locality.name, Zonas: zone.name, 'Tel.': '(871) 145-0032' };
  const { report } = await importRecords(coordinator, 'partners', [row]);
  expect(report).toMatchObject({ created: 1, errors: [] });
  const { body } = await coordinator.get('/partners?search=llano');
  expect(body.data).toMatchObject([
    { type: 'DISTRIBUTOR', phone: '8711450032', locality: { id: locality.id }, zones: [{ id: zone.id }] },
  ]);
  const merged = await importRecords(
    coordinator,
    'partners',
    [{ ...row, Nombre: 'SEMILLAS DEL LLANO', Contacto: 'Ana' }],
    {
      decisions: { 2: 'MERGE' },
    },
  );
  expect(merged.report).toMatchObject({ created: 0, merged: 1 });
  expect((await coordinator.get('/partners?search=llano')).body.data).toMatchObject([{ contact: 'Ana', version: 2 }]);
  const outside = await importRecords(coordinator, 'partners', [{ ...row, Nombre: 'Otra', Zonas: otherZone.name }]);
  expect(outside.report.errors).toMatchObject([{ column: 'Zonas', message: expect.stringContaining('a su cargo') }]);
});

test.each([
  ['partners' as const, { Nombre: 'Zonas y más' }],
  ['users' as const, { Nombre: 'Inés', Apellidos: 'Vela', Correo: 'ines.vela@zonas.mx', Rol: 'Supervisor' }],
])('X-35 the order of the zones of %s is no difference', async (list, fields) => {
  const [one, other] = [api.company.zone.name, api.company.otherZone.name];
  await importRecords(admin, list, [{ ...fields, Zonas: `${one}, ${other}` }]);
  const row = { ...fields, Zonas: `${other}, ${one}` };
  const { report } = await importRecords(admin, list, [row], { dryRun: true });
  const [duplicate] = report.duplicates;
  expect(duplicate?.incoming.at(-1)).toEqual({ label: 'Zonas', value: expect.stringContaining(', ') });
  expect(duplicate?.existing.fields.at(-1)).toEqual(duplicate?.incoming.at(-1));
});

test('X-35 the file of rows to correct has every one of them, also when the report shows only the first errors', async () => {
  const wrong = { 'Nombre completo': 'Ana Ruiz', 'Tel.': '8721000000', Ciudad: 'Nowhere', Email: 'ana' };
  const rows = Array.from({ length: 501 }, () => wrong);
  const { report } = await importRecords(admin, 'clients', rows, { dryRun: true });
  const [, ...failed] = report.failedRows ?? [];
  expect([report.errors.length, report.errors.at(-1)?.message]).toEqual([
    1_001,
    'Hay 2 errores más que no se muestran.',
  ]);
  expect(failed).toHaveLength(501);
  expect(failed.at(-1)?.at(-1)).toMatch(/^Correo electrónico: .*arroba.* Localidad: No hay una localidad «Nowhere»/);
});

test('X-35 T-04 users that an administrator imports are active and invited; those of others wait', async () => {
  const { zone, distributor, consultant } = api.company;
  const rows = [
    {
      Nombre: 'Rosa Mejía Luna',
      'E-mail': 'ROSA@llano.mx',
      Puesto: 'Vendedora',
      Distribuidor: distributor.name,
      Zona: '',
    },
    { Nombre: 'Luis Soto', 'E-mail': 'luis@llano.mx', Puesto: 'Supervisor', Distribuidor: '', Zona: zone.name },
    {
      Nombre: 'Otro',
      'E-mail': String(consultant.email),
      Puesto: 'Consultor',
      Distribuidor: distributor.name,
      Zona: '',
    },
  ].map(({ Nombre, ...row }) => ({ 'Nombre completo': Nombre, ...row }));
  const wrong = await importRecords(admin, 'users', rows);
  expect(wrong.report.errors).toMatchObject([{ row: 4, column: 'Nombre completo', message: 'Escriba los apellidos.' }]);
  const right = [...rows.slice(0, 2), { ...rows[2]!, 'Nombre completo': 'Otro Más' }];
  const checked = await importRecords(admin, 'users', right, { dryRun: true });
  expect(checked.report.duplicates).toMatchObject([{ row: 4, reason: 'Mismo correo', choices: ['SKIP'] }]);
  const { report } = await importRecords(admin, 'users', right);
  expect(report).toMatchObject({ created: 2, skipped: 1, invited: 2 });
  expect((await admin.get('/users?search=llano.mx&sort=name')).body.data).toMatchObject([
    {
      email: 'luis@llano.mx',
      role: 'Supervisor',
      status: 'ACTIVO',
      zones: [{ id: zone.id }],
      invitation: { state: 'queued' },
    },
    {
      email: 'rosa@llano.mx',
      role: 'Consultant',
      distributor: { id: distributor.id },
      firstName: 'Rosa',
      lastName: 'Mejía Luna',
    },
  ]);
  const mails = await api.db.selectFrom('mail_queue').select('key').where('recipient', 'like', '%@llano.mx').execute();
  expect(mails).toEqual([{ key: 'user.invited' }, { key: 'user.invited' }]);
  const ofCoordinator = await importRecords(coordinator, 'users', [{ ...rows[0]!, 'E-mail': 'eva@llano.mx' }]);
  expect(ofCoordinator.report).not.toHaveProperty('invited');
  expect((await admin.get('/users?search=eva@llano.mx')).body.data).toMatchObject([
    { status: 'PENDIENTE', invitation: null },
  ]);
  const tooHigh = await importRecords(coordinator, 'users', [
    { ...rows[0]!, 'E-mail': 'x@llano.mx', Puesto: 'Administrador' },
  ]);
  expect(tooHigh.report.errors).toMatchObject([
    { column: 'Rol', message: 'Elija un rol que no sea superior al suyo.' },
  ]);
});

test('X-35 registers opening stock, and adds the lots of a product', async () => {
  const { season, distributor, product } = api.company;
  const fresh = await api.make.product();
  const buildRow = (change: TextRow): TextRow => ({
    Temporada: season.name,
    Almacén: distributor.name,
    Clave: fresh.code,
    Existencia: 40,
    Lote: 'L-1',
    ...change,
  });
  const rows = [buildRow({}), buildRow({ Lote: 'L-2', Existencia: '1,060' }), buildRow({ Clave: product.code })];
  const twice = await importRecords(admin, 'inventories', [...rows, buildRow({})]);
  expect(twice.report.errors).toMatchObject([{ row: 5, message: 'Es el mismo producto y lote que el de la fila 2.' }]);
  const checked = await importRecords(admin, 'inventories', rows, { dryRun: true });
  expect(checked.report.duplicates).toMatchObject([{ row: 4, isSame: true }]);
  const { report } = await importRecords(admin, 'inventories', rows);
  expect(report).toMatchObject({ rows: 3, created: 1, skipped: 1 });
  const inventory = await api.db
    .selectFrom('inventories')
    .innerJoin('stock_movements as m', 'm.inventory_id', 'inventories.id')
    .select(['inventories.initial', 'available', 'm.event', 'm.initial as moved'])
    .where('product_id', '=', fresh.id)
    .execute();
  expect(inventory).toEqual([{ initial: 1_100, available: 1_100, event: 'REGISTER', moved: 1_100 }]);
});

test('X-35 suggests the columns of a file of another program, and remembers what a person chose', async () => {
  const text = [
    'Semillas del Llano;;;;',
    'Catálogo de clientes;;;;',
    'Código;Razón social;Teléfono 1;Celular 2;Ciudad',
    `C1;Establo Peña;871 000 0001;;${api.company.locality.name}`,
  ].join('\r\n');
  const file = Buffer.from(text, 'latin1');
  const read = async (content = file): Promise<ImportColumns> =>
    (await admin.upload('/imports/clients/columns', content, {}, 'clientes.csv')).body.data as ImportColumns;
  expect(await read()).toMatchObject({
    rows: 1,
    headings: ['Código', 'Razón social', 'Teléfono 1', 'Celular 2', 'Ciudad'],
    samples: [['C1', 'Establo Peña', '871 000 0001', '', api.company.locality.name]],
    matches: { razon_social: 'Razón social', telefono: 'Teléfono 1', localidad: 'Ciudad' },
    guessed: ['telefono', 'localidad'],
    isCertain: false,
  });
  // The column of the errors in a file of failed rows is not one of the file.
  const failed = Buffer.from(text.replace('Ciudad', 'Ciudad;Error'), 'latin1');
  expect((await read(failed)).headings).toEqual((await read()).headings);
  const matches = { nombre_completo: 'Razón social', telefono: 'Teléfono 1', localidad: 'Ciudad' };
  const sent = await admin.uploadForm('/imports/clients/records', file, 'clientes.csv', {
    matches: JSON.stringify({ ...matches, unknown: 'Código' }),
  });
  expect(sent.body.data).toMatchObject({ created: 1, errors: [] });
  const remembered = await api.db
    .selectFrom('import_matches')
    .select('matches')
    .where('list', '=', 'clients')
    .execute();
  expect(remembered).toEqual([{ matches }]);
  expect(await read()).toMatchObject({ matches, guessed: [], isCertain: true });
  expect(await read(failed)).toMatchObject({ matches, isCertain: true });
  const without = await importRecords(admin, 'clients', [{ Nombre: 'x', Tel: '1' }], { matches: { telefono: 'Cel' } });
  expect(without.report.errors).toMatchObject([
    { row: 1, column: 'Nombre completo', message: 'Falta la columna Nombre completo.' },
    { row: 1, column: 'Teléfono', message: 'El archivo no tiene la columna «Cel»: elija otra.' },
    { row: 1, column: 'Localidad', message: 'Falta la columna Localidad.' },
  ]);
});

test.each(
  importedLists.flatMap((list) => roles.map((role) => ({ list, role, may: importRoles[list].includes(role) }))),
)('X-35 P-07 $role imports $list: $may', async ({ list, role, may }) => {
  const client = await api.signInAs(api.company.users[role]);
  const file = buildCsv([{ a: 1 }]);
  const statuses = [(await client.upload(`/imports/${list}/columns`, file, {}, 'a.csv')).status];
  const own: Partial<Record<ImportedList, string>> = { sales: '/sales/import', localities: '/localities/import' };
  statuses.push((await client.upload(own[list] ?? `/imports/${list}/records`, file, {}, 'a.csv')).status);
  expect(statuses).toEqual(may ? [200, 422] : [403, 403]);
});

test.each(['clients', 'products', 'partners', 'users', 'inventories'])(
  'X-35 the template of %s has its columns, their explanation and the choices, and no rows',
  async (list) => {
    const { names, file } = await downloadWorkbook(admin, `/imports/${list}/file-template`);
    expect(names.slice(1)).toEqual(['Instrucciones', 'Listas']);
    const { body } = await admin.upload(`/imports/${list}/columns`, file);
    const { columns, matches, isCertain } = body.data as ImportColumns;
    expect([Object.keys(matches), isCertain]).toEqual([columns.map(({ name }) => name), true]);
    const empty = await admin.upload(`/imports/${list}/records`, file);
    expect(empty.body.data).toMatchObject({ rows: 0, errors: [{ message: 'El archivo no tiene filas con datos.' }] });
  },
);
