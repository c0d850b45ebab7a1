import type { ChartedList, ExportedList } from '@surco/shared/contract';
import { calls } from '@surco/shared/contract/calls';
import { partnerTypeLabels } from '@surco/shared/domain';
import { auditColumns } from '@surco/shared/records/lists/audit';
import { customerColumns } from '@surco/shared/records/lists/customers';
import { inventoryColumns } from '@surco/shared/records/lists/inventories';
import { legalAcceptanceColumns } from '@surco/shared/records/lists/legalAcceptances';
import { createLocalityColumns, createZoneColumns } from '@surco/shared/records/lists/locations';
import { messageColumns } from '@surco/shared/records/lists/messages';
import { partnerColumns } from '@surco/shared/records/lists/partners';
import { privacyRequestColumns } from '@surco/shared/records/lists/privacyRequests';
import { productionTypeColumns } from '@surco/shared/records/lists/productionTypes';
import { productColumns } from '@surco/shared/records/lists/products';
import { createSeasonColumns } from '@surco/shared/records/lists/seasons';
import { userColumns } from '@surco/shared/records/lists/users';
import { buildAuditListSource } from '../../core/audit/listAuditEntries';
import { buildCustomerListSource } from '../customers';
import { buildInventoryListSource, resolveSeasonFilter } from '../inventory';
import { buildAcceptanceListSource } from '../legalTexts';
import { buildLocalityListSource, buildZoneListSource, readStateOptions, readZoneOptions } from '../locations';
import { buildMessageListSource } from '../messages';
import { buildProductionTypeListSource } from '../parameters';
import { buildPartnerListSource } from '../partners';
import { buildPrivacyRequestListSource } from '../privacy';
import { buildProductListSource } from '../products';
import { buildSeasonListSource } from '../seasons';
import { buildUserListSource } from '../users';
import { defineListExport } from './openList';

/** How each list is exported: its source, which the list itself reads too, and the columns that it shows. */
export const listExports = {
  'GET /users': defineListExport({
    entity: 'user',
    query: calls['GET /users'].query,
    name: ({ status }) => (status === 'PENDIENTE' ? 'Usuarios pendientes' : 'Usuarios'),
    columns: userColumns,
    source: (query, { user }) => buildUserListSource(user, query),
  }),
  'GET /clients': defineListExport({
    entity: 'client',
    query: calls['GET /clients'].query,
    name: 'Clientes',
    columns: customerColumns,
    source: (query, { user }) => buildCustomerListSource(user, query),
  }),
  'GET /partners': defineListExport({
    entity: 'partner',
    query: calls['GET /partners'].query,
    name: ({ type }) => (type ? `Socios - ${partnerTypeLabels[type]}` : 'Socios'),
    columns: partnerColumns,
    source: (query, { user }) => buildPartnerListSource(user, query),
  }),
  'GET /products': defineListExport({
    entity: 'product',
    query: calls['GET /products'].query,
    name: 'Productos',
    columns: productColumns,
    source: (query) => buildProductListSource(query),
  }),
  'GET /seasons': defineListExport({
    entity: 'season',
    query: calls['GET /seasons'].query,
    name: 'Temporadas',
    columns: ({ today }) => createSeasonColumns(today),
    source: (query) => buildSeasonListSource(query),
  }),
  'GET /inventories': defineListExport({
    entity: 'inventory',
    query: calls['GET /inventories'].query,
    name: 'Inventario',
    columns: inventoryColumns,
    source: async (query, { db, user, today }) =>
      buildInventoryListSource(user, await resolveSeasonFilter(db, query, today)),
  }),
  'GET /zones': defineListExport({
    entity: 'zone',
    query: calls['GET /zones'].query,
    name: 'Zonas',
    columns: async ({ db }) => createZoneColumns(await readStateOptions(db)),
    source: (query) => buildZoneListSource(query),
  }),
  'GET /localities': defineListExport({
    entity: 'locality',
    query: calls['GET /localities'].query,
    name: 'Localidades',
    columns: async ({ db }) => createLocalityColumns(await readStateOptions(db), await readZoneOptions(db)),
    source: (query) => buildLocalityListSource(query),
  }),
  'GET /production-types': defineListExport({
    entity: 'production-type',
    query: calls['GET /production-types'].query,
    name: 'Tipos de producción',
    columns: productionTypeColumns,
    source: (query) => buildProductionTypeListSource(query),
  }),
  'GET /messages': defineListExport({
    entity: 'message',
    query: calls['GET /messages'].query,
    name: 'Mensajes',
    columns: messageColumns,
    source: (query) => buildMessageListSource(query),
  }),
  'GET /legal-texts/acceptances': defineListExport({
    entity: 'legal-texts',
    query: calls['GET /legal-texts/acceptances'].query,
    name: 'Aceptaciones',
    columns: legalAcceptanceColumns,
    source: (query) => buildAcceptanceListSource(query),
  }),
  'GET /privacy-requests': defineListExport({
    entity: 'privacy-request',
    query: calls['GET /privacy-requests'].query,
    name: 'Solicitudes ARCO',
    columns: privacyRequestColumns,
    source: (query, { today }) => buildPrivacyRequestListSource(query, today),
  }),
  'GET /audit': defineListExport({
    entity: 'audit',
    query: calls['GET /audit'].query,
    name: 'Bitácora',
    columns: auditColumns,
    source: (query) => buildAuditListSource(query),
  }),
} as const satisfies Record<ExportedList, unknown>;

/** The entities of the audit entries of charts. */
export const chartEntities: Readonly<Record<ChartedList, string>> = {
  'GET /sales': 'sale',
  'GET /vouchers': 'voucher',
  'GET /inventories': 'inventory',
};
