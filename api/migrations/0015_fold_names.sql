-- Compares names as `foldText` of the domain does: without case, accents and dots of abbreviations, every dash a hyphen,
-- every quotation mark an apostrophe, white space collapsed.
create or replace function fold(value text) returns text language sql immutable parallel safe as $$
  select btrim(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      translate(
        lower(regexp_replace(
          normalize(value, NFD),
          '[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]', '', 'g')),
        U&'\2010\2011\2012\2013\2014\2015\2212\FE58\FE63\FF0D' || '"`´«»ʹʺʻʼ‘’‚‛“”„‟′″‹›＂＇',
        repeat('-', 10) || repeat('''', 23)),
      '[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'),
      '\y([a-z])\. (?=[a-z]\.)', '\1.', 'g'),
      '\y([a-z])\.(?![0-9])', '\1', 'g'),
      '([a-z])\.(?=[ ,;:)]|$)', '\1', 'g'))
$$;

-- Recomputes the stored search texts and the indexes that use `fold`.
update localities set name = name where search_text <> fold(search_text);
update partners set name = name where search_text <> fold(search_text);
update users set first_name = first_name where search_text <> fold(search_text);
update clients set first_name = first_name where search_text <> fold(search_text);
update products set name = name where search_text <> fold(search_text);
update privacy_requests set applicant = applicant where search_text <> fold(search_text);
reindex index seasons_folded_name;
reindex index zones_folded_name;
reindex index localities_folded_name;
reindex index production_types_folded_name;
reindex index partners_name;
reindex index products_folded_code;
reindex index clients_name;

-- A view has a name of its own, and an imported sale a reference, by the same comparison.
drop index saved_views_name;
create unique index saved_views_name on saved_views (user_id, list, fold(name));
drop index sales_external;
create unique index sales_external on sales (distributor_id, fold(external_reference))
  where external_reference is not null and status <> 'ELIMINADA';
