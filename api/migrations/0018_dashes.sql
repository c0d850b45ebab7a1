-- A dash is a hyphen to whoever types: "Altos-Ags" is Altos–Ags.
create or replace function fold(value text) returns text language sql immutable parallel safe as $$
  select translate(lower(value), 'áàäâãéèëêíìïîóòöôõúùüûñç‐‑‒–—−', 'aaaaaeeeeiiiiooooouuuunc------')
$$;

-- What was folded before and holds one is folded again.
update localities set name = name where search_text ~ '[‐‑‒–—−]';
update partners set name = name where search_text ~ '[‐‑‒–—−]';
update users set first_name = first_name where search_text ~ '[‐‑‒–—−]';
update clients set first_name = first_name where search_text ~ '[‐‑‒–—−]';
update products set name = name where search_text ~ '[‐‑‒–—−]';
reindex index seasons_folded_name;
reindex index zones_folded_name;
reindex index localities_folded_name;
reindex index production_types_folded_name;
reindex index partners_name;
reindex index products_folded_code;
reindex index clients_name;
