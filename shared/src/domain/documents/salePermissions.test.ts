import type { SaleStatus } from '../statuses';
import { getAllowedSaleActions, checkSaleAction, type SaleAction } from './salePermissions';
import {
  admin,
  closedSeason,
  coordinator,
  listAllowed,
  openSeason,
  otherConsultant,
  ownConsultant,
  supervisor,
  today,
} from './testing/actionFixtures';

const createSale = (status: SaleStatus, season = openSeason) => ({ status, season, consultant: ownConsultant });

test.each([
  ['an administrator', admin, createSale('REGISTRADA'), 'edit deliver delete'],
  ['an administrator, with the season closed', admin, createSale('REGISTRADA', closedSeason), 'edit deliver delete'],
  ['its consultant', ownConsultant, createSale('REGISTRADA'), 'edit deliver delete'],
  ['its consultant, with the season closed', ownConsultant, createSale('REGISTRADA', closedSeason), 'deliver'],
  [
    'its consultant, before the season starts',
    ownConsultant,
    createSale('REGISTRADA', { ...openSeason, startDate: '2026-11-21' }),
    'deliver',
  ],
  ['another consultant', otherConsultant, createSale('REGISTRADA'), ''],
  ['a coordinator', coordinator, createSale('REGISTRADA'), ''],
  ['a supervisor', supervisor, createSale('REGISTRADA'), ''],
  ['an administrator, delivered', admin, createSale('ENTREGADA'), ''],
  ['its consultant, delivered', ownConsultant, createSale('ENTREGADA'), ''],
  ['an administrator, deleted', admin, createSale('ELIMINADA'), ''],
])('P-02 X-10 X-13 who may act on a sale: %s', (_who, user, sale, expected) => {
  expect(listAllowed(getAllowedSaleActions({ sale, user, today }))).toBe(expected);
});

test.each<[SaleAction, SaleStatus, typeof openSeason, string, string]>([
  ['edit', 'ENTREGADA', openSeason, 'TRANSICION_INVALIDA', 'La venta está entregada: ya no se puede modificar.'],
  ['delete', 'ENTREGADA', openSeason, 'TRANSICION_INVALIDA', 'La venta está entregada: ya no se puede eliminar.'],
  [
    'deliver',
    'ENTREGADA',
    openSeason,
    'TRANSICION_INVALIDA',
    'Esta venta ya está marcada como entregada. En su página se ve quién y cuándo la entregó.',
  ],
  ['edit', 'REGISTRADA', closedSeason, 'TEMPORADA_CERRADA', 'La temporada PV 2026 está cerrada para ventas.'],
])('P-02 the reason why %s is denied for a sale that is %s', (action, status, season, code, message) => {
  expect(checkSaleAction(action, { sale: createSale(status, season), user: ownConsultant, today })).toEqual({
    code,
    message,
  });
});
