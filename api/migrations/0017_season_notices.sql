-- The title says what the season opened or closed for (sales or DKbonos), because a toast shows the title only. Texts
-- that an administrator has changed stay as they are.
update messages set subject = '{{temporada}} abierta para {{ventana}}'
where key = 'season.opened' and channel = 'APP' and subject = '{{temporada}} está abierta';

update messages set subject = '{{temporada}} cerrada para {{ventana}}'
where key = 'season.closed' and channel = 'APP' and subject = '{{temporada}} se cerró';
