import type { Client } from 'pg';

/** Common names: a search for one of them finds thousands of customers, for two of them hundreds. */
const FIRST_NAMES = ['José', 'María', 'Óscar', 'Ángela', 'Raúl', 'Lucía', 'Héctor', 'Rosa Isela', 'Martín', 'Consuelo'];
const LAST_NAMES = [
  'García',
  'Núñez',
  'Peña',
  'Muñoz',
  'Ibáñez',
  'López',
  'Treviño',
  'Cárdenas',
  'Villarreal',
  'Solís',
];

/**
 * Adds customers of the consultant with this email until there are `targetCount` customers in all.
 * @returns the number of customers
 */
export async function fillCustomers(client: Client, targetCount: number, consultantEmail: string): Promise<number> {
  await client.query(
    `insert into customers (person_type, first_name, last_name, phone, state_id, locality_id, hectares, herd_size, consultant_id, status)
     select 'FISICA', ($2::text[])[1 + n % 10], ($3::text[])[1 + n / 10 % 10] || ' ' || ($3::text[])[1 + n / 100 % 10] || ' ' || n,
       (7000000000 + n)::text, l.state_id, l.id, n % 300, n % 900, u.id, 'ACTIVO'
     from generate_series(1, greatest($1 - (select count(*) from customers), 0)::int) n
     join (select *, row_number() over (order by id) - 1 as nth, count(*) over () as total from localities) l on l.nth = n % l.total
     cross join (select id from users where email = $4) u`,
    [targetCount, FIRST_NAMES, LAST_NAMES, consultantEmail],
  );
  await client.query('vacuum analyze customers');
  const { rows } = await client.query<{ n: string }>('select count(*) as n from customers');
  return Number(rows[0]?.n ?? 0);
}
