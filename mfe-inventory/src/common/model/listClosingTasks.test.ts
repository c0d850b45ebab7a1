import { activeVoucherStatuses } from '@surco/shared/domain';
import { listClosingTasks } from './listClosingTasks';

test('R-33 counts what is neither delivered nor converted, with the list of exactly these documents', () =>
  expect(
    listClosingTasks('t-1', {
      sales: [
        { status: 'REGISTRADA', count: 12 },
        { status: 'ENTREGADA', count: 30 },
      ],
      vouchers: [
        { status: 'CON_ABONOS', count: 1, balance: '4500.00' },
        { status: 'LIQUIDADO', count: 2, balance: '0.00' },
        { status: 'VENCIDO', count: 9, balance: '900.00' },
      ],
    }),
  ).toEqual([
    {
      key: 'REGISTRADA',
      isConvertible: false,
      isDone: false,
      label: '12 ventas sin entregar',
      to: '/dashboard/sales/list/sale?seasonId=t-1&status=REGISTRADA',
    },
    {
      key: 'ABIERTO',
      isConvertible: true,
      isDone: true,
      label: 'Ningún DKbono abierto',
      to: '/dashboard/sales/list/voucher?seasonId=t-1&status=ABIERTO',
    },
    {
      key: 'CON_ABONOS',
      isConvertible: true,
      isDone: false,
      label: '1 DKbono con abonos',
      to: '/dashboard/sales/list/voucher?seasonId=t-1&status=CON_ABONOS',
      balance: '4500.00',
    },
    {
      key: 'LIQUIDADO',
      isConvertible: true,
      isDone: false,
      label: '2 DKbonos liquidados sin convertir',
      to: '/dashboard/sales/list/voucher?seasonId=t-1&status=LIQUIDADO',
    },
  ]));

test('R-33 every active status of a DKbono is a task', () =>
  expect(
    listClosingTasks('t-1', { sales: [], vouchers: [] })
      .slice(1)
      .map(({ key }) => key),
  ).toEqual(activeVoucherStatuses));

test('R-33 what DKbonos owe after their conversion is a task of its own while there is any', () => {
  const list = (balance: string) =>
    listClosingTasks('t-1', { sales: [], vouchers: [{ status: 'CONVERTIDO', count: 3, balance }] });
  expect(list('0.00').every(({ isDone }) => isDone)).toBe(true);
  expect(list('120.00').filter(({ isDone }) => !isDone)).toEqual([
    {
      key: 'CONVERTIDO',
      isConvertible: false,
      isDone: false,
      label: 'DKbonos convertidos con saldo por pagar',
      to: '/dashboard/sales/list/voucher?seasonId=t-1&status=CONVERTIDO&balance=due',
      balance: '120.00',
    },
  ]);
});
