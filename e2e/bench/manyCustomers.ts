import type { Client } from 'pg';

/** As common here as anywhere: a search for one of them finds thousands, for two of them hundreds. */
const FIRST = ['José', 'María', 'Óscar', 'Ángela', 'Raúl', 'Lucía', 'Héctor', 'Rosa Isela', 'Martín', 'Consuelo'];
const LAST = ['García', 'Núñez', 'Peña', 'Muñoz', 'Ibáñez', 'López', 'Treviño', 'Cárdenas', 'Villarreal', 'Solís'];

/** Makes customers until there are `wanted`; as many as asked are this consultant's. */
export async function fillCustomers(client: Client, wanted: number, consultant: string): Promise<number> {
  await client.query(
    `insert into clients (person_type, first_name, last_name, phone, state_id, locality_id, hectares, herd_size, consultant_id, status)
     select 'FISICA', ($2::text[])[1 + n % 10], ($3::text[])[1 + n / 10 % 10] || ' ' || ($3::text[])[1 + n / 100 % 10] || ' ' || n,
       (7000000000 + n)::text, l.state_id, l.id, n % 300, n % 900, u.id, 'ACTIVO'
     from generate_series(1, greatest($1 - (select count(*) from clients), 0)::int) n
     join (select *, row_number() over (order by id) - 1 as nth, count(*) over () as total from localities) l on l.nth = n % l.total
     cross join (select id from users where email = $4) u`,
    [wanted, FIRST, LAST, consultant],
  );
  await client.query('vacuum analyze clients');
  const { rows } = await client.query<{ n: string }>('select count(*) as n from clients');
  return Number(rows[0]?.n ?? 0);
}
