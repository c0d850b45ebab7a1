-- A toast shows the title alone: which window opened or closed stands in it. Words that somebody changed stay.
update messages set subject = '{{temporada}} abierta para {{ventana}}'
where key = 'season.opened' and channel = 'APP' and subject = '{{temporada}} está abierta';

update messages set subject = '{{temporada}} cerrada para {{ventana}}'
where key = 'season.closed' and channel = 'APP' and subject = '{{temporada}} se cerró';
