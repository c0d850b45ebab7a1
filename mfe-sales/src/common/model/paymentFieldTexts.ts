/** Texts of the fields of a payment. */
export const paymentFieldTexts = {
  referenceHelp: 'Número del cheque o clave de rastreo de la transferencia',
  balanceAfterPayment: 'Saldo después del abono',
  payFullBalance: 'Abonar todo el saldo',
} as const;
