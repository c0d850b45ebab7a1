-- Texts that are correct in singular and plural, instead of "Quedan 1 bolsa" and "Se importaron 1 venta". Texts that an
-- administrator has changed stay as they are.
update messages set body = 'Disponible de {{producto}} en {{distribuidor}} para {{temporada}}: {{disponible}}.'
where key = 'stock.low' and channel = 'APP'
  and body = 'Quedan {{disponible}} de {{producto}} en {{distribuidor}} para {{temporada}}.';

update messages set body = 'Resultado del archivo: {{ventas}} de {{filas}}.'
where key = 'import.finished' and channel = 'APP' and body = 'Se importaron {{ventas}} de {{filas}}.';
