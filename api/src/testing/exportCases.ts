import type { ExportedList } from '@surco/shared/contract';
import type { TestApi, TestClient } from './harness';

interface ExportCase {
  list: ExportedList;
  /** Name of the file and its sheet. */
  name: string;
  /** The entity of the audit entry. */
  entity: string;
  /** Creates a record that the query selects alone. Returns heading and value of each column, in the order of the list. */
  create: (
    api: TestApi,
    admin: TestClient,
  ) => Promise<{
    query: Readonly<Record<string, string>>;
    cells: Readonly<Record<string, readonly [heading: string, value: unknown]>>;
  }>;
}

const day = (date: string): Date => new Date(`${date}T00:00:00Z`);
const anyDay = expect.any(Date);

/** 21:00 of the day before, in the time zone of the company. */
const instant = new Date('2026-11-19T03:00:00Z');
const localTime = new Date('2026-11-18T21:00:00Z');

const formatName = (user: { first_name: string; last_name: string }): string => `${user.first_name} ${user.last_name}`;

const defineCase = (list: ExportedList, name: string, entity: string, create: ExportCase['create']): ExportCase => ({
  list,
  name,
  entity,
  create,
});

/** What the export of each list has. */
export const exportCases: readonly ExportCase[] = [
  defineCase('GET /clients', 'Clientes', 'client', async ({ company: { locality, zone, consultant }, make }) => {
    const names = { first_name: 'Íñigo', last_name: 'Núñez', business_name: 'Rancho Único', phone: '8715550101' };
    const figures = { hectares: '19.5', herd_size: 1200, created_at: instant };
    await make.customer(locality.id, consultant.id, { ...names, ...figures });
    return {
      query: { search: 'rancho unico' },
      cells: {
        name: ['Nombre', 'Rancho Único'],
        contact: ['Contacto', 'Íñigo Núñez'],
        phone: ['Teléfono', '871 555 0101'],
        locality: ['Localidad', locality.name],
        zone: ['Zona', zone.name],
        hectares: ['Superficie (ha)', 19.5],
        herdSize: ['Hato', 1200],
        productionType: ['Tipo de producción', null],
        consultant: ['Consultor', formatName(consultant)],
        rfc: ['RFC', null],
        email: ['Correo electrónico', null],
        createdAt: ['Alta', day('2026-11-18')],
        status: ['Estatus', 'Activo'],
      },
    };
  }),
  defineCase('GET /users', 'Usuarios', 'user', async ({ company: { zone }, make }) => {
    const fields = { first_name: 'Úrsula', last_name: 'Zúñiga', email: 'uz@ejemplo.mx' };
    await make.user('Supervisor', fields, [zone.id]);
    return {
      query: { search: 'ursula' },
      cells: {
        name: ['Nombre', 'Úrsula Zúñiga'],
        email: ['Correo electrónico', 'uz@ejemplo.mx'],
        phone: ['Teléfono', null],
        role: ['Rol', 'Supervisor'],
        distributorOrZones: ['Distribuidor o zonas', zone.name],
        distributor: ['Distribuidor', null],
        zones: ['Zonas', zone.name],
        status: ['Estatus', 'Activo'],
        createdAt: ['Fecha de alta', anyDay],
        terms: ['Términos aceptados', null],
      },
    };
  }),
  defineCase('GET /partners', 'Socios - Vendedor de silo', 'partner', async ({ company: { zone }, make }) => {
    const silage = { type: 'SILAGE_VENDOR', tonnes_available: '1200.5', price_per_tonne: '48660.25' } as const;
    await make.distributor({ ...silage, name: 'Silo Norte' }, [zone.id]);
    return {
      query: { search: 'silo norte', type: 'SILAGE_VENDOR' },
      cells: {
        name: ['Nombre o razón social', 'Silo Norte'],
        rfc: ['RFC', null],
        contact: ['Contacto', null],
        phone: ['Teléfono', null],
        locality: ['Localidad', null],
        zones: ['Zonas', zone.name],
        tonnes: ['Toneladas disponibles', 1200.5],
        price: ['Precio por tonelada', 48660.25],
        status: ['Estatus', 'Activo'],
      },
    };
  }),
  defineCase('GET /products', 'Productos', 'product', async ({ make }) => {
    await make.product({ code: 'EXP-1', name: 'Maíz exportado', max_discount: 0.075 });
    return {
      query: { search: 'EXP-1' },
      cells: {
        code: ['Clave', 'EXP-1'],
        name: ['Nombre', 'Maíz exportado'],
        crop: ['Cultivo', 'Maíz'],
        use: ['Uso', 'Silo'],
        packaging: ['Presentación', '60,000 semillas'],
        yield: ['Rendimiento MV (t/ha)', 60],
        price: ['Precio de lista (general)', 3950],
        maxDiscount: ['Descuento máximo', 0.075],
        enabled: ['A la venta', 'Habilitado'],
      },
    };
  }),
  defineCase('GET /seasons', 'Temporadas', 'season', async ({ make }) => {
    await make.season({ name: 'OI futura', start_date: '2027-05-01', end_date: '2027-09-30' });
    return {
      query: { search: 'oi futura' },
      cells: {
        name: ['Nombre', 'OI futura'],
        start: ['Inicio', day('2027-05-01')],
        end: ['Fin', day('2027-09-30')],
        status: ['Estatus', 'Próxima'],
        openDocumentKinds: ['Se puede registrar', 'Ventas desde el 01/05/27, DKbonos'],
      },
    };
  }),
  defineCase('GET /inventories', 'Inventario', 'inventory', async ({ company: { season, distributor }, make }) => {
    const product = await make.product({ code: 'EXP-2', name: 'Sorgo exportado' });
    await make.inventory(season.id, product.id, distributor.id, 1200);
    return {
      query: { search: 'EXP-2', seasonId: season.id },
      cells: {
        code: ['Clave', 'EXP-2'],
        product: ['Producto', 'Sorgo exportado'],
        season: ['Temporada', season.name],
        distributor: ['Distribuidor', distributor.name],
        initial: ['Inicial', 1200],
        adjustments: ['Ajustes', 0],
        committed: ['Comprometido', 0],
        sold: ['Vendido', 0],
        available: ['Disponible', 1200],
      },
    };
  }),
  defineCase('GET /zones', 'Zonas', 'zone', async ({ db, make }) => {
    const { id, name } = await make.zone();
    await db.insertInto('zone_states').values({ zone_id: id, state_id: '10' }).execute();
    return { query: { search: name }, cells: { name: ['Nombre', name], states: ['Estados', 'Coahuila, Durango'] } };
  }),
  defineCase('GET /localities', 'Localidades', 'locality', async ({ make }) => {
    const zone = await make.zone();
    const { name } = await make.locality(zone.id);
    return {
      query: { zoneId: zone.id },
      cells: {
        name: ['Nombre', name],
        municipality: ['Municipio', 'Torreón'],
        state: ['Estado', 'Coahuila'],
        zone: ['Zona', zone.name],
      },
    };
  }),
  defineCase('GET /production-types', 'Tipos de producción', 'production-type', async ({ db }) => {
    const values = { name: 'Cría exportada', default_intake_kg: '25.5', default_days: 100, active: false };
    await db.insertInto('production_types').values(values).execute();
    return {
      query: { search: 'cria exportada' },
      cells: {
        name: ['Nombre', 'Cría exportada'],
        intake: ['Consumo por animal y día (kg)', 25.5],
        days: ['Días de alimentación', 100],
        milk: ['Leche por tonelada de MS (kg)', null],
        active: ['Uso', 'Sin uso'],
      },
    };
  }),
  defineCase('GET /messages', 'Mensajes', 'message', async ({ db }) => {
    const { id } = await db.selectFrom('messages').select('id').orderBy('key').executeTakeFirstOrThrow();
    const change = { subject: 'Asunto exportado', active: false, updated_at: instant };
    await db.updateTable('messages').set(change).where('id', '=', id).execute();
    return {
      query: { search: 'asunto exportado' },
      cells: {
        name: ['Mensaje', expect.any(String)],
        channel: ['Medio', expect.any(String)],
        subject: ['Asunto', 'Asunto exportado'],
        when: ['Cuándo se envía', expect.any(String)],
        active: ['Estatus', 'Inactivo'],
        changed: ['Último cambio', localTime],
      },
    };
  }),
  defineCase('GET /legal-texts/acceptances', 'Aceptaciones', 'legal-texts', async ({ db, company: { consultant } }) => {
    const accepted = { kind: 'TERMS', version: '2026-01', accepted_at: instant } as const;
    await db
      .insertInto('legal_acceptances')
      .values({ ...accepted, user_id: consultant.id })
      .execute();
    return {
      query: { userId: consultant.id },
      cells: {
        person: ['Persona', formatName(consultant)],
        personKind: ['Tipo de persona', 'Usuario'],
        kind: ['Texto', 'Términos de uso'],
        version: ['Versión', '2026-01'],
        acceptedAt: ['Aceptó', localTime],
      },
    };
  }),
  defineCase('GET /privacy-requests', 'Solicitudes ARCO', 'privacy-request', async (_api, admin) => {
    const person = { applicant: 'Inés Exportada', contact: 'ines@ejemplo.mx', details: null };
    const request = { kind: 'ACCESO', status: 'RECIBIDA', receivedOn: '2026-11-03', resolution: null };
    const { body } = await admin.post('/privacy-requests', { ...person, ...request });
    const { dueOn } = body.data as { dueOn: string };
    return {
      query: { search: 'ines exportada' },
      cells: {
        applicant: ['Solicitante', 'Inés Exportada'],
        kind: ['Derecho', 'Acceso'],
        status: ['Estatus', 'Recibida'],
        receivedOn: ['Recibida', day('2026-11-03')],
        dueOn: ['Responder antes de', day(dueOn)],
        resolvedOn: ['Respondida', null],
        effectiveBy: ['Hacer efectiva antes de', null],
      },
    };
  }),
  defineCase(
    'GET /audit',
    'Bitácora',
    'audit',
    async ({ company: { users, locality, consultant, colleague }, make }, admin) => {
      const customer = await make.customer(locality.id, consultant.id);
      const body = { consultantId: colleague.id, version: customer.version };
      await admin.send('PUT', `/clients/${customer.id}/consultant`, body);
      return {
        query: { entityId: customer.id },
        cells: {
          at: ['Cuándo', anyDay],
          person: ['Quién', formatName(users.Admin)],
          action: ['Acción', 'Asignación de consultor'],
          entity: ['Registro', `Cliente ${formatName(customer)}`],
          changes: ['Qué cambió', `Consultor: ${formatName(consultant)} → ${formatName(colleague)}`],
        },
      };
    },
  ),
];
