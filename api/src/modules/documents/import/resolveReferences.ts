import type { ImportError } from '@surco/shared/contract';
import { checkFutureDate, checkSaleDate, checkSeasonOpenForSales, isGenericRfc } from '@surco/shared/domain';
import type { Row } from '../../../core/db/schema/database';
import type { CurrentUser } from '../../../core/http/currentUser';
import {
  checkCustomerActive,
  checkCustomerExists,
  checkDistributorActive,
  checkOwnDistributor,
} from '../common/eligibility';
import type { ColumnName } from './importColumns';
import type { ImportGroup } from './groupRows';
import type { CustomerRecord, ImportLookup } from './importLookup';
import { toEmailKey, toLookupKey } from '../../../core/workbook/rows/toLookupKey';

/** The records that a sale of the file refers to, by id. */
export interface SaleReferences {
  consultantId: string;
  customerId: string;
  seasonId: string;
  distributorId: string;
  /** The zone of the customer. */
  zoneId: string;
}

interface ReferenceContext {
  user: CurrentUser;
  today: string;
  lookup: ImportLookup;
}

type ReportError = (column: ColumnName, message: string | null) => void;

function findConsultant({ user, lookup }: ReferenceContext, email: string, report: ReportError) {
  const consultant = lookup.consultants.get(toEmailKey(email));
  const isAllowed = user.role === 'Admin' || toEmailKey(user.details.email ?? '') === toEmailKey(email);
  if (!isAllowed) report('correo_consultor', 'Solo puede importar sus propias ventas: escriba su correo.');
  else if (!consultant) report('correo_consultor', 'No hay un consultor activo con este correo.');
  return isAllowed ? consultant : undefined;
}

/**
 * Whether the RFC of a row contradicts its phone: the customer with the phone has a different RFC, or has none and the
 * RFC, unless generic, is that of another customer.
 */
function isOtherCustomersRfc(rfc: string, byPhone: CustomerRecord, byRfc: CustomerRecord | undefined): boolean {
  if (byPhone.rfc !== null) return toLookupKey(byPhone.rfc) !== toLookupKey(rfc);
  return byRfc !== undefined && !isGenericRfc(rfc);
}

function findCustomer({ lookup }: ReferenceContext, { first }: ImportGroup, consultantId: string, report: ReportError) {
  const byPhone = first.phone ? lookup.customersByPhone.get(first.phone) : undefined;
  const byRfc = first.rfc ? lookup.customersByRfc.get(toLookupKey(first.rfc)) : undefined;
  const column = first.phone ? 'telefono_cliente' : 'rfc_cliente';
  if (first.rfc && byPhone && isOtherCustomersRfc(first.rfc, byPhone, byRfc)) {
    report('rfc_cliente', 'El RFC no es del cliente que tiene este teléfono.');
    return undefined;
  }
  const customer = first.phone ? byPhone : byRfc;
  const ownCustomer = customer?.consultant_id === consultantId ? customer : undefined;
  report(column, checkCustomerExists(ownCustomer) ?? (ownCustomer ? checkCustomerActive(ownCustomer) : null));
  return ownCustomer;
}

const toSeasonWindow = (season: Row<'seasons'>) => ({
  name: season.name,
  startDate: season.start_date,
  endDate: season.end_date,
  isOpen: season.is_open,
  isVoucherOpen: season.is_voucher_open,
});

/**
 * Resolves the names of a sale to records and applies the rules of POST /sales to them.
 * @param errors receives an error for each name that is unknown or not allowed
 * @returns null when there was such an error
 */
export function resolveReferences(
  context: ReferenceContext,
  group: ImportGroup,
  errors: ImportError[],
): SaleReferences | null {
  const { lookup, today } = context;
  const { first } = group;
  let isValid = true;
  const report: ReportError = (column, message) => {
    if (message === null) return;
    isValid = false;
    errors.push({ row: first.row, column, message });
  };
  const consultant = findConsultant(context, first.email, report);
  const customer = consultant && findCustomer(context, group, consultant.id, report);
  const season = lookup.seasons.get(toLookupKey(first.season));
  const window = season && toSeasonWindow(season);
  const seasonMessage = window
    ? (checkSeasonOpenForSales(window, today)?.message ?? null)
    : 'Esta temporada no existe.';
  report('temporada', seasonMessage);
  const isSeasonValid = window && !seasonMessage;
  report(
    'fecha',
    isSeasonValid ? checkSaleDate(first.date, { season: window, today }) : checkFutureDate('sale', first.date, today),
  );
  const distributor = lookup.distributors.get(toLookupKey(first.distributor));
  report('distribuidor', checkDistributorActive(distributor));
  if (distributor && consultant) report('distribuidor', checkOwnDistributor(distributor.id, consultant.distributor_id));
  if (!isValid || !consultant || !customer || !season || !distributor) return null;
  return {
    consultantId: consultant.id,
    customerId: customer.id,
    seasonId: season.id,
    distributorId: distributor.id,
    zoneId: customer.zone_id,
  };
}
