import { formatFullName } from '@surco/shared/domain';
import { createImporter } from '../../../core/imports/createImporter';
import { countChanged, countReferences } from '../../../core/imports/undoRules';
import { fileLimitsText } from '../../../core/workbook/rows/templateSheets';
import { customerSheetFormat } from './customerSheet';
import { planCustomers } from './planCustomers';

/** the import of customers. */
export const customerImport = createImporter({
  list: 'clients',
  format: customerSheetFormat,
  plan: planCustomers,
  template: {
    getName: () => 'Plantilla de clientes',
    notes: [
      'Llene la hoja Clientes, una fila por cliente; los encabezados con asterisco y fondo rojo son obligatorios.',
      'También se importa un archivo de otro programa (.xlsx o .csv): Surco pregunta qué columna es cada una.',
      'Un cliente es el mismo si tiene el mismo teléfono o el mismo RFC; si solo se parece el nombre, Surco pregunta.',
      'De una empresa sin contacto se registra «Contacto por registrar».',
      'Se importa todo o nada: si una fila tiene un error, no se guarda ninguna y se indica la fila, la columna y el motivo.',
      `${fileLimitsText} La hoja Listas muestra lo que se puede elegir hoy.`,
    ],
    readLists: async (db, user) => {
      const localities = db.selectFrom('localities').select(['name', 'municipality']).orderBy('name');
      const own =
        user.role === 'Coordinator' ? localities.where('zone_id', 'in', [...user.zoneIds, user.id]) : localities;
      const consultants = db
        .selectFrom('users')
        .select(['email', 'first_name as firstName', 'last_name as lastName'])
        .where('role', '=', 'Consultant')
        .where('status', '=', 'ACTIVO')
        .orderBy('email');
      const types = db.selectFrom('production_types').select('name').where('active', '=', true).orderBy('name');
      const places = await own.execute();
      const sellers = user.role === 'Admin' ? await consultants.execute() : [];
      return [
        { heading: 'Localidades', kind: 'text', width: 28, values: places.map(({ name }) => name), of: 'localidad' },
        { heading: 'Municipio', kind: 'text', width: 28, values: places.map(({ municipality }) => municipality) },
        {
          heading: 'Tipos de producción',
          kind: 'text',
          width: 22,
          values: (await types.execute()).map(({ name }) => name),
          of: 'tipo_produccion',
        },
        { heading: 'Consultores', kind: 'text', width: 34, values: sellers.map(({ email }) => email), of: 'consultor' },
        { heading: 'Nombre', kind: 'text', width: 30, values: sellers.map(formatFullName) },
      ];
    },
  },
  undo: {
    table: 'customers',
    entity: 'client',
    blockers: [
      countChanged('customers', 'cliente que se modificó', 'clientes que se modificaron'),
      countReferences('sales', 'customer_id', 'venta', 'ventas'),
      countReferences('vouchers', 'customer_id', 'DKbono', 'DKbonos'),
      countReferences('simulations', 'customer_id', 'escenario', 'escenarios'),
      countReferences('legal_acceptances', 'customer_id', 'aceptación del aviso', 'aceptaciones del aviso'),
      countReferences('customer_merges', 'customer_id', 'cliente combinado', 'clientes combinados'),
    ],
  },
});
