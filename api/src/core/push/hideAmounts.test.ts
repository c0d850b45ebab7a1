import { formatMoney } from '@surco/shared/domain';
import { hideAmounts } from './sendPush';

test.each([
  [
    `Se registró un abono de ${formatMoney('3800.00')} y quedan ${formatMoney('-0.50')}.`,
    'Se registró un abono de $••• y quedan $•••.',
  ],
  [`Total: ${formatMoney('123660.5')}, 12 bolsas.`, 'Total: $•••, 12 bolsas.'],
  ['Vale $ 1200 hoy', 'Vale $••• hoy'],
  ['DKbono B-2026-000123 vence el 20/12/26', 'DKbono B-2026-000123 vence el 20/12/26'],
])('R-10 hides the amounts and nothing else of %s', (text, hidden) => expect(hideAmounts(text)).toBe(hidden));
