import type { ImportError } from '@surco/shared/contract';
import { salesRefusal } from '@surco/shared/domain/actions';
import { isGenericRfc } from '@surco/shared/domain/rfc';
import type { CurrentUser } from '../../../http/currentUser';
import {
  customerInactive,
  customerMissing,
  distributorMissing,
  foreignDistributor,
  futureDate,
} from '../../sales/rules';
import type { ColumnName } from './columns';
import type { ImportGroup } from './groups';
import type { Customer, Known } from './known';
import { word } from './word';

/** Who sells to whom, in which season and from whose stock, as ids. */
export interface Parties {
  consultantId: string;
  customerId: string;
  seasonId: string;
  distributorId: string;
}

export interface Asking {
  user: CurrentUser;
  today: string;
  known: Known;
}

type Report = (column: ColumnName, message: string | null) => void;

function findConsultant({ user, known }: Asking, email: string, report: Report) {
  const consultant = known.consultants.get(word(email));
  const isOwn = user.role === 'Admin' || word(user.details.email ?? '') === word(email);
  if (!isOwn) report('correo_consultor', 'Solo puede importar sus propias ventas: escriba su correo.');
  else if (!consultant) report('correo_consultor', 'No hay un consultor activo con este correo.');
  return isOwn ? consultant : undefined;
}

/** Whether a row's RFC is another's than the customer's who has its telephone; one not known yet may be this one's. */
function isOther(rfc: string, byPhone: Customer, byRfc: Customer | undefined): boolean {
  if (byPhone.rfc !== null) return word(byPhone.rfc) !== word(rfc);
  return byRfc !== undefined && !isGenericRfc(rfc);
}

function findCustomer({ known }: Asking, { first }: ImportGroup, consultantId: string, report: Report) {
  const byPhone = first.phone ? known.customersByPhone.get(first.phone) : undefined;
  const byRfc = first.rfc ? known.customersByRfc.get(word(first.rfc)) : undefined;
  const column = first.phone ? 'telefono_cliente' : 'rfc_cliente';
  if (first.rfc && byPhone && isOther(first.rfc, byPhone, byRfc)) {
    report('rfc_cliente', 'El RFC no es del cliente que tiene este teléfono.');
    return undefined;
  }
  const customer = first.phone ? byPhone : byRfc;
  const own = customer?.consultant_id === consultantId ? customer : undefined;
  report(column, customerMissing(own) ?? (own ? customerInactive(own) : null));
  return own;
}

/** Names become records, held against the very rules of a sale that is typed in; null when something is in the way. */
export function findParties(asking: Asking, group: ImportGroup, errors: ImportError[]): Parties | null {
  const { known, today } = asking;
  const { first } = group;
  let isSound = true;
  const report: Report = (column, message) => {
    if (message === null) return;
    isSound = false;
    errors.push({ row: first.row, column, message });
  };
  const consultant = findConsultant(asking, first.email, report);
  const customer = consultant && findCustomer(asking, group, consultant.id, report);
  const season = known.seasons.get(word(first.season));
  if (season) {
    const window = { startDate: season.start_date, isOpen: season.is_open, isVoucherOpen: season.is_voucher_open };
    report('temporada', salesRefusal({ ...window, name: season.name }, today)?.message ?? null);
  } else report('temporada', 'Esta temporada no existe.');
  const distributor = known.distributors.get(word(first.distributor));
  report('distribuidor', distributorMissing(distributor));
  if (distributor && consultant) report('distribuidor', foreignDistributor(distributor.id, consultant.distributor_id));
  report('fecha', futureDate(first.date, today));
  if (!isSound || !consultant || !customer || !season || !distributor) return null;
  return {
    consultantId: consultant.id,
    customerId: customer.id,
    seasonId: season.id,
    distributorId: distributor.id,
  };
}
