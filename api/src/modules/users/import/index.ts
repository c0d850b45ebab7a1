import { getGrantableRoles, roleLabels } from '@surco/shared/domain';
import { sql } from 'kysely';
import { createImporter, type Importer } from '../../../core/imports/createImporter';
import { countChanged, countReferences } from '../../../core/imports/undoRules';
import { fileLimitsText } from '../../../core/workbook/rows/templateSheets';
import { listActiveDistributors } from '../../partners';
import type { Services } from '../../services';
import { planUsers } from './planUsers';
import { userSheetFormat } from './userSheet';

/** the import of users. */
export const createUserImport = (services: Services): Importer =>
  createImporter({
    list: 'users',
    format: userSheetFormat,
    plan: (tx, job) => planUsers(services, tx, job),
    template: {
      getName: () => 'Plantilla de usuarios',
      notes: [
        'Llene la hoja Usuarios, una fila por persona; los encabezados con asterisco y fondo rojo son obligatorios.',
        'También se importa un archivo de otro programa (.xlsx o .csv): Surco pregunta qué columna es cada una.',
        'A quien importa un administrador le llega un correo para elegir su contraseña; a los demás, cuando se aprueban.',
        'Un usuario cuyo correo ya existe se omite.',
        `${fileLimitsText} La hoja Listas muestra lo que se puede elegir hoy.`,
      ],
      readLists: async (db, user) => {
        const distributors = await listActiveDistributors(db, user);
        const zones = await db.selectFrom('zones').select(['id', 'name']).orderBy('name').execute();
        const own = user.role === 'Admin' ? zones : zones.filter(({ id }) => user.zoneIds.includes(id));
        const roles = getGrantableRoles(user.role, { isNew: true }).map((role) => roleLabels[role]);
        return [
          { heading: 'Roles', kind: 'text', width: 18, values: roles, of: 'rol' },
          {
            heading: 'Distribuidores',
            kind: 'text',
            width: 34,
            values: distributors.map(({ name }) => name),
            of: 'distribuidor',
          },
          { heading: 'Zonas', kind: 'text', width: 26, values: own.map(({ name }) => name) },
        ];
      },
    },
    undo: {
      table: 'users',
      entity: 'user',
      blockers: [
        countChanged(
          'users',
          'usuario que ya entró o se modificó',
          'usuarios que ya entraron o se modificaron',
          sql`x.password_hash is not null or x.directory_oid is not null or x.client_key_hash is not null`,
        ),
        countReferences('customers', 'consultant_id', 'cliente', 'clientes'),
        countReferences('customer_merges', 'consultant_id', 'cliente combinado', 'clientes combinados'),
        countReferences('sales', 'consultant_id', 'venta', 'ventas'),
        countReferences('vouchers', 'consultant_id', 'DKbono', 'DKbonos'),
        countReferences('targets', 'consultant_id', 'meta', 'metas'),
      ],
      parts: [['mail_queue', 'user_id']],
    },
  });
