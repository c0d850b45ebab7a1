-- Names that differ only by accents or case are the same name to people.
create unique index seasons_folded_name on seasons (fold(name));
create index inventories_distributor on inventories (distributor_id);
