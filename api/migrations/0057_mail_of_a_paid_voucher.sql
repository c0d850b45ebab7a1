-- A DKbono and its first payment are one event with one mail, which therefore says what was paid. A text that an
-- administrator has changed stays as it is.
update messages set body = replace(body, E'hasta el {{vigencia}}.\n\nPara abonar', E'hasta el {{vigencia}}. Lleva pagado {{pagado}} y su saldo es de {{saldo}}.\n\nPara abonar')
where key = 'voucher.created' and channel = 'EMAIL';
