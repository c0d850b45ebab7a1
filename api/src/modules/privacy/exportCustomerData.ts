import { listAuditEntries } from '../../core/audit/listAuditEntries';
import type { Db } from '../../core/db/pool';
import type { CurrentUser } from '../../core/http/currentUser';
import type { FileResponse } from '../../core/http/sendFile';
import {
  readCustomerPerson,
  readIdentities,
  readMergedIds,
  readMixedEntryIds,
} from '../../core/personalData/readPerson';
import { requireFound } from '../../core/http/httpError';
import { findCustomer } from '../customers';
import { findSale, findVoucher, listSales, listVouchers } from '../documents';
import { listLegalAcceptances } from '../legalTexts';
import { createDataFile, readAllPages, readPersonalSections } from './personalDataFile';
import { findPrivacyRequestsOf } from './privacyRequests';

/** Yields the complete record of each row of a list; a record that was deleted meanwhile is left out. */
async function* readDetails<T>(rows: AsyncIterable<{ id: string }>, find: (id: string) => Promise<T | null>) {
  for await (const { id } of rows) {
    const record = await find(id);
    if (record !== null) yield record;
  }
}

/**
 * Yields the audit entries of customers, those of each together; without the records of entries that have values of
 * another person.
 */
async function* readAuditEntries(db: Db, ids: readonly string[]) {
  const mixedIds = await readMixedEntryIds(db, ids);
  for (const entityId of ids)
    for await (const entry of readAllPages((page) => listAuditEntries(db, { ...page, sort: 'at', entityId })))
      yield mixedIds.has(entry.id) ? { ...entry, before: null, after: null } : entry;
}

/**
 * Returns the data of a customer, and of those merged into them, as one file: profile, acceptances, sales except deleted ones and DKbonos as their
 * pages show them, ARCO requests, audit entries, and all else that `personalData` lists, also of their account as
 * farmer. The audit entries of an anonymous customer have no personal data.
 * @param today day of the file name, `YYYY-MM-DD`
 * @throws HttpError 404 when there is no such customer within the user's scope
 */
export async function exportCustomerData(db: Db, user: CurrentUser, id: string, today: string): Promise<FileResponse> {
  const customer = requireFound(await findCustomer(db, user, id));
  const sales = readAllPages((page) => listSales(db, user, { ...page, sort: 'date', customerId: id }));
  const vouchers = readAllPages((page) => listVouchers(db, user, { ...page, sort: 'date', customerId: id }, today));
  const person = await readCustomerPerson(db, customer);
  const mergedIds = await readMergedIds(db, id);
  const contacts = [customer, ...(await readIdentities(db, 'customers', mergedIds))];
  const shown = ['cliente', 'aceptaciones', 'ventas', 'dkbonos', 'historial', 'solicitudesArco', 'bitacora'];
  return createDataFile(
    `datos-personales-cliente-${today}.json`,
    { generado: new Date().toISOString(), cliente: customer },
    [
      {
        name: 'aceptaciones',
        records: readAllPages((page) => listLegalAcceptances(db, { ...page, sort: 'acceptedAt', customerId: id })),
      },
      { name: 'ventas', records: readDetails(sales, (saleId) => findSale(db, user, saleId)) },
      { name: 'dkbonos', records: readDetails(vouchers, (voucherId) => findVoucher(db, user, voucherId)) },
      { name: 'solicitudesArco', records: await findPrivacyRequestsOf(db, contacts) },
      { name: 'bitacora', records: readAuditEntries(db, [id, ...mergedIds]) },
      ...(await readPersonalSections(db, person, shown)),
    ],
  );
}
