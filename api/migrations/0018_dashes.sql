-- People type a hyphen for any dash, so `fold` replaces each dash by one: "Altos-Ags" finds Altos–Ags.
create or replace function fold(value text) returns text language sql immutable parallel safe as $$
  select translate(lower(value), 'áàäâãéèëêíìïîóòöôõúùüûñç‐‑‒–—−', 'aaaaaeeeeiiiiooooouuuunc------')
$$;

-- Recomputes the stored search texts that contain a dash, and rebuilds the indexes that use `fold`.
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
