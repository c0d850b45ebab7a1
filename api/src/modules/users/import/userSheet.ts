import { userFields as fields } from '@surco/shared/records/user';
import { splitFullName } from '../../../core/imports/personNames';
import type { CellReader } from '../../../core/workbook/rows/cellReader';
import type { ImportColumns } from '../../../core/workbook/rows/importColumn';
import type { SheetFormat } from '../../../core/workbook/rows/parseSheet';
import { readFieldCell } from '../../../core/workbook/rows/readFieldCell';

/** The columns of the template of users, in order. */
const columns = {
  nombre: {
    kind: 'text',
    label: 'Nombre',
    width: 20,
    help: 'Nombres de la persona.',
    example: 'Ana',
    otherNames: ['nombres', 'nombre(s)'],
  },
  apellidos: {
    kind: 'text',
    label: 'Apellidos',
    width: 24,
    help: 'Apellidos de la persona.',
    example: 'Peña Ruiz',
    otherNames: ['apellido', 'apellido paterno'],
  },
  nombre_completo: {
    kind: 'text',
    label: 'Nombre completo',
    width: 32,
    help: 'En lugar de nombre y apellidos.',
    example: '',
    otherNames: ['empleado', 'usuario', 'persona', 'nombre y apellidos', 'colaborador'],
  },
  correo: {
    kind: 'text',
    label: 'Correo electrónico',
    required: true,
    width: 30,
    help: 'Con él se entra a Surco. No se repite. El de un agricultor puede faltar.',
    example: 'ana@ejemplo.mx',
    otherNames: ['email', 'e-mail', 'mail', 'correo empresa'],
  },
  telefono: {
    kind: 'text',
    label: 'Teléfono',
    width: 18,
    help: 'A diez dígitos. El de un agricultor es obligatorio.',
    example: '871 123 4567',
    otherNames: ['tel', 'celular', 'cel', 'móvil', 'extensión'],
  },
  rol: {
    kind: 'text',
    label: 'Rol',
    required: true,
    width: 18,
    help: 'Administrador, Coordinador, Supervisor, Consultor o Agricultor.',
    example: 'Consultor',
    otherNames: ['puesto', 'perfil', 'cargo'],
  },
  distribuidor: {
    kind: 'text',
    label: 'Distribuidor',
    width: 30,
    help: 'De un consultor: el distribuidor del que vende.',
    example: '',
    otherNames: ['sucursal', 'almacén', 'empresa'],
  },
  zonas: {
    kind: 'text',
    label: 'Zonas',
    width: 26,
    help: 'De un coordinador o supervisor, separadas por comas.',
    example: 'Laguna, Bajío',
    otherNames: ['zona', 'región'],
  },
} as const satisfies ImportColumns<string>;

export type UserColumn = keyof typeof columns;

/** The column of each field of the input; that of a full name is the row's. */
export const columnsOfFields: Readonly<Record<string, UserColumn>> = {
  firstName: 'nombre',
  lastName: 'apellidos',
  email: 'correo',
  phone: 'telefono',
  role: 'rol',
  distributorId: 'distribuidor',
  zoneIds: 'zonas',
};

/** A row of the file: what the input schema of a user checks, and the names to look up. */
export interface UserRow {
  row: number;
  input: Readonly<Record<string, unknown>>;
  nameColumns: Readonly<Record<string, UserColumn>>;
  distributor: string;
  zones: string;
}

/** What lists of staff call the roles, folded. */
const roleNames: Readonly<Record<string, string>> = {
  administradora: 'Admin',
  direccion: 'Admin',
  gerente: 'Admin',
  coordinadora: 'Coordinator',
  supervisora: 'Supervisor',
  consultora: 'Consultant',
  vendedor: 'Consultant',
  vendedora: 'Consultant',
  agente: 'Consultant',
  productor: 'Farmer',
  agricultora: 'Farmer',
};

function readRow(cells: CellReader<UserColumn>): UserRow {
  const fullName = cells.readText('nombre_completo', 2 * fields.firstName.maxLength);
  const names = {
    firstName: cells.readText('nombre', fields.firstName.maxLength),
    lastName: cells.readText('apellidos', fields.lastName.maxLength),
  };
  const isFull = names.firstName === '' && names.lastName === '' && cells.hasColumn('nombre_completo');
  return {
    row: cells.row,
    nameColumns: isFull ? { firstName: 'nombre_completo', lastName: 'nombre_completo' } : {},
    input: {
      ...(isFull ? splitFullName(fullName) : names),
      email: cells.readText('correo', fields.email.maxLength).toLowerCase(),
      phone: readFieldCell(cells, 'telefono', fields.phone),
      role: readFieldCell(cells, 'rol', fields.role, roleNames) ?? '',
    },
    distributor: cells.readText('distribuidor', 120),
    zones: cells.readText('zonas', 500),
  };
}

function findMissing(present: ReadonlySet<UserColumn>): UserColumn[] {
  const hasName = present.has('nombre_completo') || (present.has('nombre') && present.has('apellidos'));
  const needed: readonly UserColumn[] = hasName ? ['correo', 'rol'] : ['nombre_completo', 'correo', 'rol'];
  return needed.filter((name) => !present.has(name));
}

/** The format of the sheet of users, for `parseSheet`. */
export const userSheetFormat: SheetFormat<UserColumn, UserRow> = {
  sheetName: 'Usuarios',
  columns,
  names: [['nombre_completo'], ['nombre', 'apellidos'], ['correo']],
  findMissing,
  readRow,
};
