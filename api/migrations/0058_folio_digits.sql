-- Lists find three or more digits anywhere in the number of a folio by an index of all its groups of three digits.
-- It needs no extension: PostgreSQL itself has GIN indexes of arrays. The end of a number leaves shorter texts in the
-- array, which nothing searches for. A function of one expression, so that a new document does not call it.
create function digit_groups(number text) returns text[] language sql immutable parallel safe as $$
  select array[substr(number, 1, 3), substr(number, 2, 3), substr(number, 3, 3), substr(number, 4, 3),
    substr(number, 5, 3), substr(number, 6, 3)]
$$;
create index sales_folio_digits on sales using gin (digit_groups(split_part(folio, '-', 3))) where status <> 'ELIMINADA';
create index vouchers_folio_digits on vouchers using gin (digit_groups(split_part(folio, '-', 3)));
