import type { SaleStatus } from '../statuses';
import { getAllowedSaleActions, checkSaleAction, type SaleAction } from './salePermissions';
import {
  admin,
  closedSeason,
  coordinator,
  listAllowed,
  openSeason,
  other,
  own,
  supervisor,
  today,
} from './testing/actionFixtures';

const sale = (status: SaleStatus, season = openSeason) => ({ status, season, consultant: own });

test.each([
  ['an administrator', admin, sale('REGISTRADA'), 'edit deliver delete'],
  ['an administrator, with the season closed', admin, sale('REGISTRADA', closedSeason), 'edit deliver delete'],
  ['its consultant', own, sale('REGISTRADA'), 'edit deliver delete'],
  ['its consultant, with the season closed', own, sale('REGISTRADA', closedSeason), 'deliver'],
  [
    'its consultant, before the season starts',
    own,
    sale('REGISTRADA', { ...openSeason, startDate: '2026-11-21' }),
    'deliver',
  ],
  ['another consultant', other, sale('REGISTRADA'), ''],
  ['a coordinator', coordinator, sale('REGISTRADA'), ''],
  ['a supervisor', supervisor, sale('REGISTRADA'), ''],
  ['an administrator, delivered', admin, sale('ENTREGADA'), ''],
  ['its consultant, delivered', own, sale('ENTREGADA'), ''],
  ['an administrator, deleted', admin, sale('ELIMINADA'), ''],
])('P-02 X-10 X-13 who may act on a sale: %s', (_who, user, of, expected) => {
  expect(listAllowed(getAllowedSaleActions({ sale: of, user, today }))).toBe(expected);
});

test.each<[SaleAction, SaleStatus, typeof openSeason, string, string]>([
  ['edit', 'ENTREGADA', openSeason, 'TRANSICION_INVALIDA', 'La venta está entregada: ya no se puede modificar.'],
  ['delete', 'ENTREGADA', openSeason, 'TRANSICION_INVALIDA', 'La venta está entregada: ya no se puede eliminar.'],
  ['edit', 'REGISTRADA', closedSeason, 'TEMPORADA_CERRADA', 'La temporada PV 2026 está cerrada para ventas.'],
])('P-02 the reason why %s is denied for a sale that is %s', (action, status, season, code, message) => {
  expect(checkSaleAction(action, { sale: sale(status, season), user: own, today })).toEqual({ code, message });
});
